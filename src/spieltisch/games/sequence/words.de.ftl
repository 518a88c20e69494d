# Sequence auf Deutsch. Jeder Schlüssel steht auch in words.en.ftl.

title = Sequence
about = Karten auf dem Brett, Chips auf den Karten: Fünf in einer Linie sind eine Sequenz.

## Varianten

variant-usual = Das übliche Spiel
about-variant-usual = Karten werden für dich gezogen, und eine fertige Sequenz bleibt.
variant-jacks = Buben brechen auf
about-variant-jacks = Einäugige Buben dürfen auch fertige Sequenzen aufbrechen: In der Schachtel ist das die Variante für Fortgeschrittene.
variant-strict = Streng
about-variant-strict = Wie am echten Tisch: Wer das Ziehen vergisst, hat Pech, und Gerede kostet Karten.

## Optionen

label-teams = Teams
option-teams = Wie viele Teams spielen; eine Wahl gibt es nur mit 6 und 12 Spielern.
takes-teams = 2 oder 3
label-sequences-to-win = Sequenzen zum Sieg
option-sequences-to-win = Wie viele Sequenzen gewinnen: 2 mit zwei Teams, 1 mit drei, wenn du nichts anderes sagst.
takes-sequences-to-win = eine ganze Zahl von 1 bis 5
label-draw = Karten ziehen
option-draw = Ob nach deinem Zug für dich gezogen wird oder du selbst daran denken musst.
takes-draw = auto oder manual
label-draw-auto = geht von selbst
label-draw-manual = machst du selbst; wer es vergisst, geht leer aus
label-dead-cards = Tote Karten tauschen
option-dead-cards = Wie oft eine tote Karte getauscht werden darf: eine pro Zug und mehr nur, wenn du feststeckst, streng eine, beliebig viele oder nie.
takes-dead-cards = one, strict, any oder never
label-dead-cards-one = eine pro Zug, mehr, wenn du feststeckst
label-dead-cards-strict = eine pro Zug, nie mehr
label-dead-cards-any = beliebig viele
label-dead-cards-never = nie
label-advanced = Buben brechen Sequenzen auf
option-advanced = Ob ein einäugiger Bube eine fertige Sequenz aufbrechen darf.
label-table-talk = Strafe für Gerede
option-table-talk = Ob der Spielleiter für Gerede am Tisch eine Strafe verhängen darf.
label-chips = Chips für jedes Team
option-chips = Wie viele Chips jedes Team hat: In der Schachtel sind 48; mit 0 gehen sie nie aus.
takes-chips = eine ganze Zahl von 0 bis 96
label-layout = Karten auf dem Brett
option-layout = Die Karten auf dem Brett: die klassische Anordnung oder deine eigene.
takes-layout = classic oder zehn Zeilen mit zehn Feldern wie "** 2S 3S 4S 5S 6S 7S 8S 9S **"
label-layout-classic = die klassische Anordnung
layout-corner = Die Ecke { $cell } einer Anordnung muss frei sein (**), nicht „{ $name }“.
layout-card = Auf dem Feld { $cell } der Anordnung steht „{ $name }“; dort muss eine Karte wie 7H oder TD stehen, die kein Bube ist.
layout-count = Eine Anordnung zeigt jede Karte zweimal; { $name } ist { $count }-mal da.
teams-do-not-fit = { $players } Spieler können nicht { $teams } gleich große Teams bilden; möglich: { $possible }.

## Züge lesen

unreadable-move = „{ $text }“ ist kein Zug; Züge sehen so aus: „7H d6“, „B♣ e5“, „B♠ xe5“, „7H tot“, „passen“ oder „reihe c1-g1“.
only-one-eyed-jacks-remove = { $card } kann den Chip auf { $cell } nicht entfernen; das können nur die einäugigen Buben B♠ und B♥.
card-elsewhere = { $card } steht nicht auf { $cell }; die Felder dieser Karte sind { $homes }.

## Warum ein Zug nicht geht

legal = Dieser Zug ist erlaubt.
game-over = Das Spiel ist zu Ende.
not-your-turn = Spieler { $player } ist am Zug.
claim-first = S5: Wähle zuerst, welche Fünf durch { $claim } zählen.
penalty-first = S12: Zuerst gibt jeder aus dem bestraften Team eine Karte ab.
card-not-in-hand = { $card } hast du nicht auf der Hand.
cell-taken = Auf { $cell } liegt schon ein Chip; lege deinen auf ein freies Feld.
free-corner = Die Ecke { $cell } ist für alle Teams frei; dort liegt nie ein Chip.
out-of-chips =
    S14: Dein Team hat { $limit ->
        [one] seinen einzigen Chip
       *[other] alle { $limit } Chips
    } auf dem Brett.
nothing-to-remove = Auf { $cell } liegt kein Chip, den du entfernen könntest.
own-chip = S17: Der Chip auf { $cell } gehört deinem Team; entfernen kannst du nur gegnerische.
locked-chip = S13: Der Chip auf { $cell } gehört zu einer fertigen Sequenz; nur mit der Option „advanced“ darf ein Bube sie aufbrechen.
not-dead = S2: { $card } ist nicht tot; tot ist die Karte, wenn ihre beiden Felder { $homes } belegt sind.
jack-is-never-dead = S4: Ein Bube ist nie tot, { $card } lässt sich also nicht tauschen.
swapped-already = S2: In diesem Zug wurde schon eine tote Karte getauscht; eine weitere nur, wenn du nichts spielen kannst.
swapped-strictly = S2: In diesem Zug wurde schon eine tote Karte getauscht; eine zweite gibt es in dieser Partie nicht (Option „dead_cards“).
swaps-are-off = S2: In dieser Partie werden tote Karten nicht getauscht (Option „dead_cards“).
must-play = S3: Passen darfst du nur, wenn du nichts spielen kannst, und du kannst.
must-swap = S3: Passen darfst du nur, wenn du keine tote Karte tauschen kannst, und du hast eine.
no-open-draw = S11: Für dich ist kein Ziehen offen; gezogen wird nach dem eigenen Zug, bis jemand nach dir gespielt und gezogen hat.
nothing-to-draw = S10: Es ist keine Karte mehr zum Ziehen da.
nothing-to-claim = S5: Jetzt gibt es nichts zu wählen; gewählt wird, wenn ein Chip mehr als fünf in einer Linie vollendet.
not-a-claim = S5: Das lässt sich jetzt nicht wählen; wähle fünf eigene in einer Linie durch { $claim }, die mit deinen anderen Sequenzen höchstens ein Feld teilen, und beide Sequenzen, wo sich dort zwei treffen.
no-penalty = S12: Niemand muss jetzt eine Karte abgeben.
talk-is-off = S12: In dieser Partie wird Gerede nicht bestraft (Option „table_talk“).
only-the-moderator = S12: Nur der Spielleiter verhängt eine Strafe für Gerede.
no-such-team = S12: Dieses Team gibt es in der Partie nicht.
moderator-waits = S12: Der Spielleiter wartet, bis die laufende Wahl oder Strafe erledigt ist.
no-such-action = Diese Aktion gibt es nicht.

## Stellungen

position-unknown-field = Ein Feld „{ $field }“ hat eine Stellung nicht; ihre Felder sind: { $fields }.
position-number = Das Feld „{ $field }“ nimmt eine ganze Zahl von 0 bis { $last }.
position-seats = Das Feld „{ $field }“ nimmt eine Liste von Plätzen von 0 bis { $last }.
position-phase = Das Feld „phase“ nimmt eines von: { $phases }.
position-team = Das Feld „{ $field }“ nimmt eines von: { $teams }; oder null.
position-hands = Das Feld „hands“ nimmt eine Liste mit { $players } Listen von Karten, eine für jeden Spieler.
position-hand-too-large = Eine Hand hat bei so vielen Spielern höchstens { $limit } Karten.
position-cards = Das Feld „{ $field }“ nimmt eine Liste von Karten wie 7H oder TD.
position-no-card = „{ $card }“ in „{ $field }“ ist keine Karte; eine Karte ist ein Wert (2-9 T J Q K A) und eine Farbe (S H D C).
position-no-cell = „{ $cell }“ in „{ $field }“ ist kein Feld; die Felder gehen von a1 bis j10.
position-no-window = „{ $window }“ sind keine Fünf in einer Linie; schreibe die beiden Enden, etwa „c1-g1“.
position-too-many-copies = In Händen, Stapel und Ablage gibt es mehr als zwei { $card }.
position-cards-missing = In Händen, Stapel und Ablage sind nicht alle Karten; es fehlen: { $cards }.
position-tops = Das Feld „tops“ nimmt { $players } Karten oder null, eine für jeden Spieler.
position-top-not-discarded = { $card } liegt oben auf einem Stapel, aber nicht in der Ablage.
position-drawn = Das Feld „drawn“ nimmt { $players } ganze Zahlen, eine für jeden Spieler.
position-drawn-too-few = Eine Hand hat mehr neu gemischte Karten, als sie laut „drawn“ seit dem letzten Mischen gezogen hat (S18).
position-recycled-seen = { $card } ist öfter als neu gemischt genannt, als in Händen und Stapel liegen.
position-deck-not-recycled = { $card } liegt im Stapel, ist aber nicht als neu gemischt genannt.
position-board = Das Feld „board“ nimmt zehn Zeilen mit zehn Zeichen: „.“ leer, „*“ Ecke, b, g, r Chips.
position-chip-on-corner = Auf der Ecke { $cell } liegt ein Chip; Ecken sind für alle Teams frei.
position-no-such-chip = „{ $chip }“ auf { $cell } ist kein Chip dieser Partie; ihre Chips sind { $chips }.
position-too-many-chips = Das Team { $team } hat { $used } Chips auf dem Brett, aber nur { $limit } im Ganzen (S14).
position-sequences = Das Feld „sequences“ nimmt ein Objekt mit einer Liste für jedes von: { $teams }.
position-sequence-not-there = Die Sequenz { $window } von { $team } ist nicht da: Auf allen ihren Feldern müssen Chips dieses Teams liegen.
position-sequences-overlap = Die Sequenz { $window } von { $team } teilt mehr als ein Feld mit einer anderen (S6).
position-sequence-not-listed = Das Team { $team } hat auf { $window } fünf in einer Linie, die nicht in „sequences“ stehen.
position-too-many-sequences = Das Team { $team } hat mehr als { $most } Sequenzen, aber vorher ist das Spiel zu Ende.
position-claim-and-phase = Das Feld „claim“ nennt genau dann ein Feld, wenn die Phase „claim“ ist.
position-nothing-to-choose = Der Chip auf { $cell } lässt dem, der am Zug ist, keine Wahl zwischen Fünfen, oder seine Karte liegt nicht oben auf dem Stapel.
position-draws-are-automatic = Offenes Ziehen gibt es nur mit der Option draw = manual (S11).
position-hand-and-draws = Spieler { $player } hat zusammen mehr Karten und offenes Ziehen als die { $limit } Karten, die eine Hand fasst.
position-penalty-and-phase = Das Feld „penalised“ nennt genau dann Plätze, wenn die Phase „penalty“ und die Option „table_talk“ an ist.
position-penalty-of-two-teams = Bestraft wird immer nur ein Team (S12).
position-penalty-empty-hand = Wer keine Karten hat, wird nicht bestraft (S12).
position-has-won = Das Team { $team } hat die nötigen Sequenzen, also ist die Phase „over“ und es hat gewonnen.
position-has-not-won = Das Team { $team } kann noch nicht gewonnen haben.
position-over-without-end = Die Phase ist „over“, aber niemand hat gewonnen und nicht alle haben gepasst (S15).
position-stalemate-goes-on = Alle haben gepasst, also ist die Phase „over“ (S15).
position-generator = Das Feld „generator“ nimmt bis zu 16 hexadezimale Ziffern.

## Der gezeichnete Tisch

drawn-player = Spieler { $player }
drawn-hand-size = Hand
drawn-top = gelegt
drawn-team = { $team }: { $sequences } von { $goal }
drawn-deck = Stapel { $deck }, Ablage { $discards }
drawn-legend = • deine Karten   b Chip   B fest   [ ] letzter Zug
drawn-hand = Deine Hand:
drawn-card =
    { $rank ->
        [T] 10
        [J] B
        [Q] D
       *[other] { $rank }
    }{ $suit ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }
drawn-dead = † tote Karte
drawn-sequences = { $team }: { $sequences } von { $goal } Sequenzen
drawn-won = { $team } gewinnt
drawn-stalemate = Niemand kann mehr spielen: unentschieden für alle (S15).

## Was ein Zug bewirkt hat, nach dem Namen

told-place = legt mit { $card } einen Chip auf { $cell }
told-remove = nimmt mit { $card } den Chip von { $team } auf { $cell } weg
told-swap = tauscht die tote Karte { $card }
told-pass = passt
told-draw = zieht eine Karte
told-claim = wählt die Sequenz { $row }
told-give = gibt { $card } ab
told-talk = verhängt eine Strafe für Gerede gegen { $team }
told-breaking = { $deed }, bricht { $sequences } auf
told-completing = { $deed } und vollendet { $sequences }
told-counting-again = { $deed }; { $sequences } zählt wieder

typing = Ein Zug ist eine Karte und ein Feld: 7H d6. Das Feld allein genügt, wo nur eine Karte passt. Die Farben sind P H K X (oder ♠ ♥ ♦ ♣), so ist DK die Karo-Dame. B♣ und B♦ gehen überall hin (BX e5), B♠ und B♥ nehmen weg (BP xe5). Wählst du, welche Fünf zählen, genügen ihre Enden: c1-g1.

## Was eine Phase verlangt, über den Zügen

asks-claim = Deine Linie ist länger als fünf: Wähle, welche Fünf zählen.
asks-penalty = Strafe für Gerede: Wähle eine Karte, die du abgibst.

## Was für einen Zug spricht und was dagegen

advice-wins = vollendet { $rows } und gewinnt das Spiel
advice-completes = vollendet { $rows }
advice-builds =
    macht { $count ->
        [2] zwei
        [3] drei
       *[4] vier
    } von fünf auf { $rows }
advice-open =
    das Feld liegt auf { $count ->
        [one] 1 Linie, die noch offen ist
       *[other] { $count } Linien, die noch offen sind
    }
advice-closed = baut nichts, jede Linie durch das Feld ist versperrt
advice-stops =
    hält { $count ->
        [2] zwei
        [3] drei
       *[4] vier
    } von { $team } auf { $rows } auf
advice-breaks =
    zerreißt { $count ->
        [2] zwei
        [3] drei
       *[4] vier
    } von { $team } auf { $rows }
advice-unlocks = zerbricht eine fertige Sequenz von { $team }
advice-lonely = der Chip von { $team } schadet dort noch nicht
advice-jack-spent = kostet einen Buben, den man besser für eine wichtige Linie aufhebt
advice-jack-kept = hebt den Buben für später auf
advice-dead = { $card } ist tot und nützt niemandem
advice-least = { $card } ist von den Handkarten am wenigsten wert
advice-pass = es gibt nichts anderes zu spielen
advice-draw = eine Karte, die nicht rechtzeitig gezogen wird, ist verloren
advice-both = zwei Sequenzen zählen statt einer

## Warum die Partie so ausgegangen ist

verdict-sequences =
    { $count ->
        [one] Eine fertige Sequenz entscheidet die Partie.
       *[other] { $count } fertige Sequenzen entscheiden die Partie.
    }
verdict-stalemate = Niemand kann mehr spielen, und niemand hat genug Sequenzen.

## Wonach eine Studie fragt

source-sequences = Sequenzen
