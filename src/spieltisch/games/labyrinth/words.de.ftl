# Labyrinth auf Deutsch. Jeder Schlüssel steht auch in words.en.ftl.

title = Labyrinth
about = Verschiebe das Labyrinth und finde den Weg zu deinen geheimen Zielen.

## Varianten

variant-general = Allgemeine Regeln
about-variant-general = Du kennst alle deine Ziele von Anfang an und sammelst sie in beliebiger Reihenfolge.
variant-family = Familie
about-variant-family = Wie viele es von zu Hause kennen: Du siehst nur dein nächstes Ziel, und nach dem letzten musst du zurück zum Start.

## Optionen

label-board = Brett
option-board = Das Brett: das klassische, dasselbe mit der anderen Mischung loser Kacheln, ein ausgelostes oder dein eigenes.
takes-board = classic, classic-12-16-6, random oder ein als Text gezeichnetes Brett, je Zeile eine Reihe
label-board-classic = klassisch: lose sind 13 Geraden, 15 Ecken und 6 T-Kacheln
label-board-classic-12-16-6 = klassisch mit 12 Geraden, 16 Ecken und 6 T-Kacheln
label-board-random = ausgelost
label-width = Spalten
option-width = Wie viele Spalten ein ausgelostes Brett hat.
takes-width = eine ganze Zahl von 1 bis 15
label-height = Reihen
option-height = Wie viele Reihen ein ausgelostes Brett hat.
takes-height = eine ganze Zahl von 1 bis 15
usual-width = 7
usual-height = 7
label-tiles = Mischung der Kacheln
option-tiles = Was die ausgelosten Kacheln sind: genau diese, wenn die Zahlen zusammen so viele ergeben, wie gelost werden, sonst in diesem Verhältnis.
takes-tiles = Zahlen für wall, end, straight, corner, t und cross, etwa "straight=13 corner=15 t=6"
usual-tiles = wall=1 straight=12 corner=14 t=6 cross=1
tiles-kind-twice = Die Kacheln „{ $kind }“ sind zweimal gezählt; nenne für jede Art eine Zahl.
label-immovable = Unbewegliche Kacheln in Prozent
option-immovable = Wie viel Prozent der Kacheln eines ausgelosten Brettes unbeweglich sind. Sie liegen so, dass möglichst wenige Reihen und Spalten blockiert sind; mindestens eine Reihe und eine Spalte bleiben beweglich.
takes-immovable = eine ganze Zahl von 0 bis 100
label-stones = Zielsteine
option-stones = Wie viele Zielsteine auf einem Brett ausgelost werden, das keine hat: auf einem ausgelosten oder einem ohne Steine gezeichneten. Das klassische Brett hat seine 24.
takes-stones = eine ganze Zahl von 1 bis 64
label-goals = Ziele für jeden
option-goals = Wie viele Ziele jeder hat: alle Steine gleich verteilt, wenn du nichts sagst.
takes-goals = eine ganze Zahl von 1 bis 64
usual-stones = 24, wenn Platz ist
usual-goals = gleich verteilt
label-turn-limit = Höchstzahl der Züge
option-turn-limit = Nach wie vielen Zügen aller Spieler zusammen Schluss ist; ohne diese Grenze erst, wenn jemand alle Ziele hat.
takes-turn-limit = eine ganze Zahl von 1 bis 1000000
usual-turn-limit = keine Grenze
label-shared-goals = Gleiche Ziele für mehrere
option-shared-goals = Ob mehrere Spieler denselben Stein zum Ziel haben dürfen.
label-starts = Startfelder
option-starts = Die Felder, auf denen die Figuren beginnen, in der Reihenfolge der Spieler.
takes-starts = ein Feld für jeden Spieler, etwa "a1 g7"
usual-starts = die Ecken, dann die Mitten der Ränder
label-goals-shown = Sichtbare Ziele
option-goals-shown = Ob du alle deine Ziele von Anfang an kennst oder immer nur das nächste, in ausgeloster Reihenfolge.
takes-goals-shown = all (alle) oder one (eines)
label-goals-shown-all = alle
label-goals-shown-one = immer nur das nächste
label-return-home = Zurück zum Start
option-return-home = Ob du nach deinem letzten Ziel noch auf dein Startfeld zurückkehren musst.
shared-one-by-one = R24: Ziele, die einzeln aufgedeckt werden, kann man nicht teilen: Nähme dir jemand dein nächstes Ziel, kämst du nie weiter. Schalte die Option shared_goals aus oder wähle goals_shown=all.

size-is-fixed = Die Option { $option } ist auf diesem Brett { $fixed }, nicht { $value }; nur bei einem ausgelosten Brett ist die Größe frei.
starts-count = Die Zahl der Startfelder ist { $count }, die der Spieler { $players }; jeder braucht eines.
tiles-are-fixed = Die Kacheln des Brettes { $board } stehen fest; eine andere Mischung geht mit board=random oder einem gezeichneten Brett.
no-tiles-by-lot = Keine Kachel dieses Brettes wird ausgelost, also gibt es keine Mischung zu wählen; markiere solche Kacheln mit „?“.
tiles-all-walls = Es gibt zu wenige Kacheln mit Weg: Figuren und Steine brauchen { $ways }; wähle weniger Wände.
no-tile-for-stones = R21: Die Steine können nirgends liegen, weil alle Kacheln außer den Startfeldern ohne Weg sind; zeichne eine mit Weg oder „?“.
immovable-is-drawn = Nur auf einem ausgelosten Brett werden unbewegliche Kacheln gelost; auf deinem eigenen zeichnest du sie mit dicken Linien.
immovable-too-many = R10: Mindestens eine Reihe und eine Spalte bleiben beweglich, also können auf diesem Brett höchstens { $most } Prozent der Kacheln unbeweglich sein.
stones-are-fixed =
    Dieses Brett hat { $fixed ->
        [one] einen Stein
       *[other] { $fixed } Steine
    }, nicht { $value }.
goals-are-drawn = Das gezeichnete Brett nennt die Ziele; lass die Option goals oder die Zeile „goals“ des Brettes weg.
goals-count =
    Das gezeichnete Brett nennt Ziele für { $count } Spieler, aber { $players ->
        [one] einer spielt
       *[other] { $players } spielen
    } mit.
too-few-stones =
    { $stones ->
        [one] Ein Stein, der Ziel sein kann, ist zu wenig
       *[other] { $stones } Steine, die Ziel sein können, sind zu wenige
    } für { $players } Spieler; jeder braucht ein eigenes Ziel.
too-many-goals =
    { $goals ->
        [one] Ein Ziel für jeden ist zu viel
       *[other] { $goals } Ziele für jeden sind zu viele
    }: Bei { $stones ->
        [one] einem Stein, der Ziel sein kann, geht
       *[other] { $stones } Steinen, die Ziel sein können, gehen
    } höchstens { $most }.

## Gezeichnete Bretter

board-size = Ein Brett hat 1 bis { $most } Reihen mit 1 bis { $most } Kacheln, nicht { $height } Reihen mit { $width }.
board-row = Reihe { $row } des Brettes hat { $count } Kacheln, die erste hat aber { $width }.
board-sign = „{ $sign }“ auf { $cell } ist keine Kachel; die Kacheln sind { $signs }.
board-unknown-field = Eine Angabe „{ $field }“ hat ein Brett nicht; seine Angaben sind: { $fields }.
board-field-twice = Die Angabe „{ $field }“ steht zweimal beim Brett; schreibe alles davon in eine Zeile.
board-field-empty = Die Angabe „{ $field }“ beim Brett ist leer; fülle sie aus oder lass sie weg.
board-free = „{ $sign }“ ist keine freie Kachel; die Kacheln sind { $signs }.
board-free-immovable = Die freie Kachel kann nicht unbeweglich sein; zeichne „{ $sign }“ mit dünnen Linien.
board-no-cell = „{ $cell }“ ist kein Feld dieses Brettes; seine Felder gehen von a1 bis { $last }.
board-no-stone = „{ $stone }“ ist kein Stein; Steine haben Nummern von 1 bis { $most }.
board-stones = „{ $entry }“ sagt nicht, wo ein Stein liegt; schreibe Nummer und Feld, etwa „3=c5“ oder „3=free“.
board-stone-twice = Stein { $stone } liegt zweimal auf dem Brett; nenne für jeden Stein einen Ort.
board-start-on-free-tile = Auf der freien Kachel steht keine Figur; nenne ein Feld des Brettes.
no-movable-line = R10: In jeder Linie liegt eine unbewegliche Kachel, also ließe sich nie etwas schieben; lass eine Reihe oder Spalte ohne solche.
figure-on-wall = R8: Die Figur von Spieler { $player } auf { $cell } stünde auf einer Kachel ohne Weg.
player-without-goals = R20: Spieler { $player } hat kein Ziel und hätte sofort gewonnen; gib jedem mindestens eines.
goal-twice = Stein { $stone } steht zweimal unter den Zielen von Spieler { $player }.
goal-shared = R13: Stein { $stone } ist Ziel von Spieler { $player } und von Spieler { $other }; das geht nur mit der Option „shared_goals“.
goal-not-there = Stein { $stone }, ein Ziel von Spieler { $player }, ist nicht im Spiel.
goal-on-wall = R21: Stein { $stone }, ein Ziel von Spieler { $player }, liegt auf einer Kachel ohne Weg, wohin nie jemand kommt.

## Züge lesen

typing = Du ziehst in zwei Schritten: Schieb zuerst die freie Kachel ein, etwa N4:NO (von Norden in Spalte 4, offen nach Norden und Osten), dann geh auf ein Feld, etwa c5, oder tippe bleiben.
unreadable-move = „{ $text }“ ist kein Zug; Züge sehen so aus: „N4:NO“ (einschieben), „c5“ (gehen) oder „bleiben“.
slot-alone = Sag, wie die freie Kachel gedreht ist, etwa „{ $slot }:{ $sides }“; möglich: { $rotations }.

## Warum ein Zug nicht geht

legal = Dieser Zug ist erlaubt.
game-over = Das Spiel ist zu Ende.
not-your-turn = Spieler { $player } ist am Zug.
insert-first = Schieb zuerst die freie Kachel ein, dann geh.
inserted-already = In diesem Zug ist die freie Kachel schon eingeschoben; geh jetzt auf ein Feld oder bleib stehen.
no-such-slot = R2: Einen Einschub { $slot } gibt es nicht; das Brett hat { $columns } Spalten (N und S) und { $rows } Reihen (O und W).
line-is-immovable = R10: Bei { $slot } lässt sich nicht schieben, weil die Kachel auf { $cell } unbeweglich ist; möglich: { $slots }.
pushed-back = R3: Bei { $slot } ist die Kachel eben herausgefallen, also darf sie dort nicht hinein; möglich: { $slots }.
wrong-openings = R1: Die freie Kachel lässt sich nicht so drehen, dass { $openings } offen ist; möglich: { $rotations }.
no-such-cell = Ein Feld { $cell } gibt es nicht; die Felder gehen von a1 bis { $last }.
not-reachable = R22: Von { $from } führt kein Weg nach { $cell }, ohne durch Wände zu gehen.
no-such-action = Diese Aktion gibt es nicht.

## Stellungen

position-unknown-field = Ein Feld „{ $field }“ hat eine Stellung nicht; ihre Felder sind: { $fields }.
position-board = Das Feld „board“ nimmt eine Liste von Reihen, je Kachel ein Zeichen.
position-size = Das Brett hat { $size } Kacheln, die Optionen sagen aber { $width }x{ $height }; ändere die Optionen width und height eines ausgelosten Brettes, oder zeichne das Brett in der Option board.
position-tile-by-lot = In einer Stellung liegt jede Kachel; zeichne das Feld „board“ ohne „?“.
position-free-needed = Das Feld „free“ ist nötig: die freie Kachel, mit dünnen Linien.
position-stones = Das Feld „stones“ nimmt ein Objekt mit einem Feld oder "free" für jeden Stein, etwa {"{"}"1": "c5"{"}"}.
position-figures =
    Das Feld „figures“ nimmt eine Liste mit { $players ->
        [one] einem Feld
       *[other] { $players } Feldern
    }, eines für jeden Spieler.
position-goals-needed = Das Feld „goals“ ist nötig: eine Liste der Steine, die jeder noch einsammeln muss.
position-by-seat =
    Das Feld „{ $field }“ nimmt eine Liste mit { $players ->
        [one] einer Liste
       *[other] { $players } Listen
    } von Steinen, eine für jeden Spieler.
position-number = Das Feld „{ $field }“ nimmt eine ganze Zahl von 0 bis { $last }.
position-phase = Das Feld „phase“ nimmt eines von: { $phases }.
position-generator = Das Feld „generator“ nimmt bis zu 16 hexadezimale Ziffern.
position-stone-still-there = Stein { $stone } liegt auf dem Brett, also kann Spieler { $player } ihn nicht eingesammelt haben.
position-collected-again = Stein { $stone } steht zweimal unter denen, die Spieler { $player } eingesammelt hat; nenne ihn einmal.
position-collected-unknown = Stein { $stone }, von Spieler { $player } eingesammelt, gehört nicht zu diesem Brett.
position-collected-early = Spieler { $player } hat von { $tiles } { $tiles ->
        [one] Kachel
       *[other] Kacheln
    } eingesammelt, das geht aber nur am Ende eines Zuges von einer, und das Feld „turns“ sagt { $turns }.
position-collected-twice = Stein { $stone } ist von zwei Spielern eingesammelt; das geht nur mit der Option „shared_goals“ (R13).
position-goal-collected = Stein { $stone } ist bei Spieler { $player } als eingesammelt und als noch einzusammeln genannt.
position-turn =
    Nach { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    } ist Platz { $turn } am Zug, denn Platz 0 beginnt und alle ziehen reihum.
position-forbidden-missing = Es ist schon eine Kachel eingeschoben, also nennt das Feld „forbidden“ den Einschub, bei dem eine andere herausfiel.
position-forbidden-early = Noch ist keine Kachel eingeschoben, also ist kein Einschub verboten (R3); setze das Feld „turns“, wenn doch.
position-forbidden-immovable = Bei { $slot } kann keine Kachel herausgefallen sein, weil die Linie unbeweglich ist; möglich: { $slots }.
position-after-limit = Es sind { $turns } Züge gespielt, das Spiel endet aber nach { $limit }.
position-over-without-end = Die Phase ist „over“, aber niemand hat alle Ziele, und keine Zuggrenze ist erreicht.
position-has-won = Spieler { $player } hat alle Ziele, also ist die Phase „over“.
position-limit-reached =
    { $limit ->
        [one] Der einzige Zug ist
       *[other] Alle { $limit } Züge sind
    } gespielt, also ist die Phase „over“.
position-ruled-out-unknown = Stein { $stone } ist als Ziel ausgeschlossen, aber gar nicht im Spiel.
position-ruled-out-goal = Stein { $stone } ist als Ziel von Spieler { $player } ausgeschlossen, ist oder war aber eines.
position-stands-on-goal = Spieler { $player } steht auf dem eigenen Ziel { $stone }, das am Ende des letzten Zuges eingesammelt worden wäre.

## Der Löser

shortest-found-one = in 1 Zug: { $moves }
shortest-found = in { $turns } Zügen: { $moves }
shortest-not-within-depth =
    nicht in { $depth } { $depth ->
        [one] Zug
       *[other] Zügen oder weniger
    }
shortest-out-of-time =
    mehr als { $depth } { $depth ->
        [one] Zug
       *[other] Züge
    }; weiter zu suchen reichte die Zeit nicht
shortest-nothing-left = es gibt nichts einzusammeln
shortest-out-of-reach = niemals: Ein Ziel hat schon jemand anderes eingesammelt
shortest-one-at-a-time = das weiß niemand: Die Ziele werden einzeln aufgedeckt (R24); suche eines
shortest-bad-goal = „{ $goal }“ lässt sich nicht suchen; möglich ist one oder all.
shortest-no-match = Der Löser nimmt eine Partie Labyrinth, etwa spieltisch.game("labyrinth").new(players=2).
shortest-bad-limit = „{ $value }“ ist keine Grenze für { $limit }; möglich ist eine Zahl über 0, und für depth eine ganze bis { $most }.

## Was ein Zug bewirkt hat

told-insert = schiebt die freie Kachel bei { $slot } ein (offen nach { $sides })
told-insert-wall = schiebt die Kachel ohne Weg bei { $slot } ein
told-twice = { $deed }, gleich darauf die herausgefallene noch einmal
told-wrapped = { $deed } und trägt { $players } nach { $cell }
told-walk = geht von { $from } nach { $cell }
told-stay = bleibt auf { $cell }
told-collecting =
    { $deed } und sammelt { $count ->
        [one] Ziel
       *[other] die Ziele
    } { $stones } ein
told-other-collecting =
    { $deed }; { $player } sammelt { $count ->
        [one] Ziel
       *[other] die Ziele
    } { $stones } ein
told-home = { $deed } und ist zu Hause
told-other-home = { $deed }; { $player } ist zu Hause
told-player = Spieler { $player }

## Der gezeichnete Tisch

drawn-player = Spieler { $player }
drawn-collected = { $collected } von { $goals }
drawn-free = Freie Kachel
drawn-turns = Zug { $turn }
drawn-turns-of = Zug { $turn } von { $limit }
drawn-forbidden = ✗ { $slot } darf jetzt nicht geschoben werden
drawn-phase-insert = { $name } schiebt die freie Kachel ein.
drawn-phase-walk = { $name } geht; die Punkte sind erreichbar.
drawn-goals = Deine Ziele:
drawn-goals-of = Ziele von { $name }:
drawn-next-goal =
    { $left ->
        [0] Dein letztes Ziel:
       *[other] Dein Ziel (danach { $left }):
    }
drawn-next-goal-of =
    { $left ->
        [0] Letztes Ziel von { $name }:
       *[other] Ziel von { $name } (danach { $left }):
    }
drawn-homes = Zu Hause: { $cells }
drawn-on-free = auf der freien Kachel
drawn-legend = █ unbeweglich  ▒ beweglich  5 Stein  *5 eigenes Ziel  • erreichbar  ▼ Einschub
drawn-more = Auf { $cell }: { $things }
drawn-won-goals = { $names } hat alle Ziele.
drawn-won-goals-shared = { $names } haben im selben Zug alle Ziele.
drawn-won-home = { $names } hat alle Ziele und ist zu Hause.
drawn-won-home-shared = { $names } haben alle Ziele und sind im selben Zug zu Hause.
drawn-won-limit =
    Nach { $turns } { $turns ->
        [one] Zug
       *[other] Zügen
    } hat { $names } die meisten Steine.
drawn-won-limit-shared =
    Nach { $turns } { $turns ->
        [one] Zug
       *[other] Zügen
    } haben { $names } die meisten Steine, gleich viele.

## Was für einen Zug spricht und was dagegen

advice-collects =
    sammelt { $count ->
        [one] dein Ziel { $stones }
       *[other] deine Ziele { $stones }
    } ein
advice-collects-last =
    sammelt { $count ->
        [one] dein letztes Ziel, { $stones },
       *[other] deine letzten Ziele, { $stones },
    } ein und gewinnt
advice-opens =
    öffnet den Weg zu { $count ->
        [one] deinem Ziel { $stones }
       *[other] deinen Zielen { $stones }
    }
advice-opens-last =
    öffnet den Weg zu { $count ->
        [one] deinem letzten Ziel, { $stones }
       *[other] deinen letzten Zielen, { $stones }
    }
advice-walks-home = bringt dich mit allen Zielen nach Hause und gewinnt
advice-opens-home = öffnet den Weg nach Hause
advice-turns =
    { $turns ->
        [one] in deinem nächsten Zug
       *[other] in { $turns } Zügen
    } kannst du { $target ->
        [home] zu Hause
       *[goal] an einem Ziel
    } sein, wenn die anderen nicht dazwischenkommen
advice-prospects =
    { $share ->
        [all] im nächsten Zug erreichst du von dort { $target ->
            [home] dein Startfeld
           *[goal] ein Ziel
        }, wie du auch schiebst
        [most] im nächsten Zug führen von dort die meisten Einschübe { $target ->
            [home] nach Hause
           *[goal] zu einem Ziel
        } ({ $count } von { $options })
       *[few] im nächsten Zug führen von dort wenige Einschübe { $target ->
            [home] nach Hause
           *[goal] zu einem Ziel
        } ({ $count } von { $options })
    }
advice-no-prospects =
    im nächsten Zug führt von dort kein Einschub { $target ->
        [home] nach Hause
       *[goal] zu einem Ziel
    }
advice-next =
    { $share ->
        [all] im nächsten Zug erreichst du { $target ->
            [home] dein Startfeld
           *[goal] ein weiteres Ziel
        }, wie du auch schiebst
        [most] im nächsten Zug führen die meisten Einschübe { $target ->
            [home] nach Hause
           *[goal] zu einem weiteren Ziel
        } ({ $count } von { $options })
       *[few] im nächsten Zug führen wenige Einschübe { $target ->
            [home] nach Hause
           *[goal] zu einem weiteren Ziel
        } ({ $count } von { $options })
    }
advice-no-next =
    im nächsten Zug führt kein Einschub { $target ->
        [home] nach Hause
       *[goal] zu einem weiteren Ziel
    }
advice-steps =
    { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    } von { $target ->
        [home] deinem Startfeld
       *[goal] deinem nächsten Ziel
    } entfernt
advice-near =
    du kommst bis auf { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    } an { $target ->
        [home] dein Startfeld
       *[goal] ein Ziel
    } heran und erreichst insgesamt { $cells } { $cells ->
        [one] Feld
       *[other] Felder
    }
advice-reach =
    du erreichst { $cells } { $cells ->
        [one] Feld
       *[other] Felder
    }
advice-denies =
    nimmt Spieler { $player } den Weg zu { $count ->
        [one] dem Stein
       *[other] den Steinen
    } { $stones }
advice-lets =
    öffnet Spieler { $player } einen Weg zu { $count ->
        [one] dem Stein
       *[other] den Steinen
    } { $stones }

## Messen

bench-full-turns = Züge, alle Möglichkeiten aufgezählt

## Warum die Partie so ausgegangen ist

verdict-goals =
    { $count ->
        [one] { $goals ->
            [one] Das eine Ziel ist gefunden
           *[other] Alle { $goals } Ziele sind gefunden
        }, nach { $turns } { $turns ->
            [one] Zug
           *[other] Zügen
        }.
       *[other] { $count } Personen haben im selben Zug alle Ziele gefunden.
    }
verdict-home =
    { $count ->
        [one] { $goals ->
            [one] Das eine Ziel ist gefunden
           *[other] Alle { $goals } Ziele sind gefunden
        }, der Weg nach Hause auch, nach { $turns } { $turns ->
            [one] Zug
           *[other] Zügen
        }.
       *[other] { $count } Personen kommen im selben Zug mit allen Zielen nach Hause.
    }
verdict-limit =
    Die { $turns } Züge sind aufgebraucht; { $count ->
        [one] { $goals ->
            [one] mehr als ein Ziel hat niemand gefunden
           *[other] mehr als { $goals } Ziele hat niemand gefunden
        }.
       *[other] { $count } Personen haben gleich viele Ziele gefunden, nämlich { $goals }.
    }

## Wonach eine Studie fragt

element-stone = Ziel { $stone }
element-slot = Schlitz { $slot }
source-stones = Steine
