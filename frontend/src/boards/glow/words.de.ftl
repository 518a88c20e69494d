# Was Spielplan und Wertungsblock von Glow auf Deutsch sagen. Jeder Schlüssel steht auch in words.en.ftl.

glow-standing =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $companions ->
        [one] 1 Gefährte
       *[other] { $companions } Gefährten
    }
glow-board-name =
    { $board ->
        [sea] Meer der Finsternis
       *[shadows] Reich der Schatten
    }
glow-round = Runde { $round } von { $rounds }
glow-stage =
    { $stage ->
        [morning] Morgen
        [rolling] Würfeln
        [noon] Mittag
        [travel] Nachmittag
       *[idle] Fertig für heute
    }
glow-show = Was du ansiehst
glow-track = Begegnungen
glow-tables = Alle
glow-map-shadows = Karte vom Reich der Schatten. Mit den Pfeiltasten geht es von Feld zu Feld.
glow-map-sea = Karte vom Meer der Finsternis. Mit den Pfeiltasten geht es von Insel zu Insel.
glow-nobody = Niemand hier
glow-tableau = Auslage von { $name }
glow-dice = Würfel
glow-cards = Gruppe
glow-score-track = Punkteleiste
glow-reserve = Vorrat
glow-deck =
    { $count ->
        [one] noch 1 Gefährte im Stapel
       *[other] noch { $count } Gefährten im Stapel
    }
glow-spell-pile =
    { $count ->
        [one] 1 Zauber im Stapel
       *[other] { $count } Zauber im Stapel
    }
glow-cemetery = Friedhof ({ $count })
glow-queue = Was die Würfel auslösen, Reihenfolge frei
glow-queue-preview = Was die Würfel auslösen würden
glow-queue-empty = Noch nichts.

glow-element =
    { $element ->
        [fire] Feuer
        [water] Wasser
        [stone] Stein
        [air] Luft
       *[leaf] Blatt
    }
glow-colour =
    { $colour ->
        [green] grün
        [blue] blau
        [azure] azur
        [red] rot
        [orange] orange
        [purple] lila
        [yellow] gelb
       *[black] schwarz
    }
glow-die-colour =
    { $colour ->
        [green] grünen
        [blue] blauen
        [azure] azurnen
        [red] roten
        [orange] orangen
        [purple] lila
        [yellow] gelben
       *[black] schwarzen
    }
glow-island =
    { $island ->
        [east_near] Ost, nah
        [east_far] Ost, fern
        [southeast_near] Südost, nah
        [southeast_far] Südost, fern
        [south] Süd
        [southwest_near] Südwest, nah
        [southwest_far] Südwest, fern
        [west_near] West, nah
        [northwest_far] Nordwest, fern
        [north_near] Nord, nah
        [north_far] Nord, fern
       *[centre] Mitte
    }
glow-need =
    { $count ->
        [1] { $element }
       *[other] { $count } × { $element }
    }
glow-alike = { $count } gleiche Symbole
glow-absent =
    { $element ->
        [fire] kein Feuer
        [water] kein Wasser
        [stone] keinen Stein
        [air] keine Luft
       *[leaf] kein Blatt
    }
glow-effect =
    { $effect ->
        [points] { $amount } { $count ->
            [one] Punkt
           *[other] Punkte
        }
        [footprints] { $amount } { $count ->
            [one] Spur
           *[other] Spuren
        }
        [rerolls] { $amount } Neuwurfplättchen
        [fireflies] { $amount } Glühwürmchen
        [skull] dieser Gefährte geht auf den Friedhof
        [curse] alle anderen bekommen einen Zauber
        [fetch] hole einen Gefährten vom Friedhof
        [drop_last] dein neuester Gefährte geht auf den Friedhof
       *[discard] gib einen Gefährten oder Zauber ab
    }
glow-rule = Zeigen deine Würfel { $condition }: { $effects }
glow-own-dice =
    { $count } { $colour ->
        [green] grüne
        [blue] blaue
        [azure] azurne
        [red] rote
        [orange] orange
        [purple] lila
       *[yellow] gelbe
    } Würfel
glow-brings-die =
    { $colour ->
        [any] Bringt einen beliebigen großen Würfel aus dem Vorrat
        [green] Bringt einen großen grünen Würfel
        [blue] Bringt einen großen blauen Würfel
        [azure] Bringt einen großen azurnen Würfel
        [red] Bringt einen großen roten Würfel
       *[orange] Bringt einen großen orangen Würfel
    }
glow-free-reroll = Jede Runde ein Neuwurf umsonst
glow-black-die = Bringt den schwarzen Würfel auf die Leiste und ist vor ihm sicher
glow-printed-fireflies =
    { $count ->
        [one] Zählt als Glühwürmchen
       *[other] Zählt als { $count } Glühwürmchen
    }
glow-end-points =
    { $amount } { $count ->
        [one] Punkt
       *[other] Punkte
    } am Ende
glow-due =
    { $count ->
        [one] Einmal fällig
       *[other] { $count }-mal fällig
    }
glow-triggers =
    { $count ->
        [one] Löst mit diesen Würfeln einmal aus
       *[other] Löst mit diesen Würfeln { $count }-mal aus
    }
glow-spell = Zauber { $number }
glow-face-down = Verdeckt bis zur nächsten Runde
glow-die =
    { $die ->
        [none] { "" }
       *[other] { $die },{ " " }
    }{ $size ->
        [large] großer
       *[small] kleiner
    } { $colour ->
        [green] grüner
        [blue] blauer
        [azure] azurner
        [red] roter
        [orange] oranger
        [purple] lila
        [yellow] gelber
       *[black] schwarzer
    } Würfel{ $face ->
        [none] { "" }
        [fire] : Feuer
        [water] : Wasser
        [stone] : Stein
        [air] : Luft
        [leaf] : Blatt
        [footprints] : 2 Spuren
        [points] : 3 Punkte
       *[curse] : 2 Punkte weniger
    }
glow-die-used = hat bezahlt
glow-die-void = zählt wegen des schwarzen Würfels nicht
glow-area = { $element }
glow-footprints =
    { $count ->
        [one] 1 Spur
       *[other] { $count } Spuren
    }
glow-has-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
glow-has-rerolls = { $count } Neuwurfplättchen
glow-has-fireflies =
    { $count } Glühwürmchen für { $companions ->
        [one] 1 Gefährten
       *[other] { $companions } Gefährten
    }{ $bonus ->
        [yes] , genug für 10 Punkte am Ende
       *[no] , zu wenige für 10 Punkte am Ende
    }

glow-space =
    { $space ->
        [none] { "" }
       *[other] { $space },{ " " }
    }{ $kind ->
        [start] Start
        [symbol] { $element }
        [forbidden] frei ohne { $element }
       *[village] Dorf mit { $points } Punkten, kostet { $cost ->
            [one] 1 Spur
           *[other] { $cost } Spuren
        }
    }
glow-thing-die =
    { $colour ->
        [green] Grün
        [blue] Blau
        [azure] Azur
        [red] Rot
        [orange] Orange
        [purple] Lila
        [yellow] Gelb
       *[black] Schwarz
    }
glow-thing-space =
    { $kind ->
        [symbol] { $element }
        [forbidden] Feld ohne { $element }
        [village] Dorf { $points }
       *[start] Start
    }
glow-bands-here = Gruppe von { $names }
glow-camps-here = Lager von { $names }
glow-reachable = erreichbar
glow-island-worth =
    { $island }{ $points ->
        [0] { "" }
       *[other] , { $points } Punkte
    }
glow-boats-here =
    { $count ->
        [one] Boot von { $name }
       *[other] { $count } Boote von { $name }
    }

glow-tom = Toms Auslage
glow-tom-band = Gruppe auf { $space }
glow-tom-camp =
    { $space ->
        [start] Lager am Start
       *[other] Lager in { $space }
    }
glow-tom-tiles = Plättchen: { $stack } im Stapel, { $discards } abgelegt
glow-tom-about =
    Nimmst du jemanden auf, bekommt Tom das Plättchen darüber: Seine Gruppe läuft auf der Punkteleiste und zählt das Feld, das sie erreicht, { $board ->
        [sea] und eines seiner Boote fährt nach außen.
       *[shadows] und sein Lager zieht ins nächste Dorf.
    }
glow-tile = Toms Plättchen { $tile }
glow-tile-band = Gruppe { $count } vor
glow-tile-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
glow-tile-camp = Lager ins nächste Dorf
glow-tile-boat =
    { $which ->
        [min] Boot über die niedrigste Route
       *[max] Boot über die höchste Route
    }

glow-now-over = Die acht Runden sind vorbei. Wer hat das meiste Licht gefunden?
glow-now-wait = Warten auf { $who }.
glow-now-done = Du bist für heute fertig. Noch unterwegs: { $who }.
glow-now-phase =
    { $stage ->
        [choosing] Wahl der Abenteurer
        [morning] Morgen, Wahl der Gefährten
        [rolling] Würfeln
        [noon] Mittag, Karten auswerten
        [travel] Nachmittag, unterwegs
       *[idle] Fertig für heute
    }: { $who }.
glow-now-choose = Wähle deinen Abenteurer.
glow-now-take = Morgen: Wähle einen Gefährten. Seine Würfel und Spuren kommen mit.
glow-now-sure = Drücke noch einmal auf die Karte oder auf den Knopf.
glow-now-black = Bevor { $card } kommt, zieht der schwarze Würfel weiter. Wohin?
glow-now-extra = Du beginnst: Schicke noch einen Gefährten auf den Friedhof.
glow-now-die = { $card } bringt einen Würfel. Welchen?
glow-now-fetch = Hole einen Gefährten vom Friedhof.
glow-now-return =
    Welcher { $colour ->
        [green] grüne
        [blue] blaue
        [azure] azurne
        [red] rote
        [orange] orange
        [purple] lila
       *[yellow] gelbe
    } Würfel geht zurück in den Vorrat? Drücke darauf.
glow-now-discard = Ein Totenkopf: Drücke auf den Gefährten oder Zauber, den du abgibst.
glow-now-roll =
    { $credits ->
        [0] { $picked ->
            [0] Behalte deine Würfel, oder zahle, um einen oder zwei neu zu werfen.
            [1] Um diesen Würfel neu zu werfen, zahle zuerst einen Neuwurf.
           *[other] Um diese Würfel neu zu werfen, zahle zuerst einen Neuwurf.
        }
        [3] { $picked ->
            [0] Alle drei Neuwürfe sind bezahlt: Drücke auf einen oder zwei Würfel, um sie neu zu werfen, oder auf einen, um ihn zu setzen.
            [1] Wirf diesen Würfel neu, oder setze ihn für alle drei Neuwürfe.
           *[other] Diese Würfel neu werfen?
        }
       *[other] { $picked ->
            [0] { $credits ->
                [one] Ein Neuwurf ist bezahlt:
               *[other] Zwei Neuwürfe sind bezahlt:
            } Drücke nun auf einen oder zwei Würfel, um sie neu zu werfen. Mit dreien könntest du einen Würfel setzen.
            [1] Diesen Würfel neu werfen?
           *[other] Diese Würfel neu werfen?
        }
    }
glow-now-noon =
    { $count ->
        [one] Mittag: Nutze die leuchtende Karte.
       *[other] Mittag: Nutze die leuchtenden Karten, in beliebiger Reihenfolge.
    }
glow-now-go =
    { $payer ->
        [none] Nachmittag: Geh auf ein leuchtendes Feld, oder bleib stehen. Du hast { $footprints ->
            [0] keine Spuren
            [one] 1 Spur
           *[other] { $footprints } Spuren
        }.
       *[other] Wohin gehst du mit dem { $payer } Würfel?
    }
glow-now-no-way =
    Nachmittag: Kein Feld ist erreichbar{ $footprints ->
        [0] , und du hast keine Spuren
        [one] , mit deinen Würfeln und 1 Spur
       *[other] , mit deinen Würfeln und { $footprints } Spuren
    }.
glow-now-pay-step = Womit bezahlst du dieses Feld?
glow-now-sail =
    Ein Boot darf eine goldene Route fahren. Du hast { $different } { $different ->
        [one] Element
       *[other] verschiedene Elemente
    } und { $footprints ->
        [0] keine Spuren
        [one] 1 Spur
       *[other] { $footprints } Spuren
    }.
glow-now-no-route =
    Kein Boot kann fahren: Du hast { $different } { $different ->
        [one] Element
       *[other] verschiedene Elemente
    } und { $footprints ->
        [0] keine Spuren
        [one] 1 Spur
       *[other] { $footprints } Spuren
    }.
glow-now-tom = Toms Boot hat mehrere Wege: Drücke auf die Insel, zu der es fährt.

glow-advice-take =
    Den Gefährten bei { $element } anwerben{ $black ->
        [none] { "" }
       *[other] ; der schwarze Würfel geht zu { $black }
    }
glow-advice-dismiss = Den Gefährten bei { $element } fortschicken
glow-advice-die = Einen Würfel nehmen: { $colour }
glow-advice-pay =
    { $by ->
        [token] Mit einem Plättchen einen Neuwurf zahlen
        [lumipili] Den Neuwurf von Lumipili nutzen
       *[points] Für einen Neuwurf auf der Punkteleiste zurückgehen
    }
glow-advice-set =
    Den { $die } Würfel auf { $face ->
        [fire] Feuer
        [water] Wasser
        [stone] Stein
        [air] Luft
        [leaf] Blatt
       *[special] die besondere Seite
    } setzen
glow-advice-discard = { $card } aufgeben
glow-advice-fetch = { $card } holen
glow-advice-return = Den { $die } Würfel zurückgeben
glow-advice-go =
    { $where ->
        [village] Ins Dorf mit { $points } Punkten gehen
        [symbol] Auf { $element } gehen
        [forbidden] Auf ein Feld gehen, das ohne { $element } frei ist
       *[start] Zum Start gehen
    }{ $by ->
        [none] { "" }
        [footprint] { " " }mit einer Spur
       *[other] { " " }mit dem { $by } Würfel
    }
glow-advice-sail =
    { $whose ->
        [tom] Mit Toms Boot segeln: { $from } → { $to }
       *[sail] Segeln: { $from } → { $to }
    }
glow-advice-camp = Hier lagern
glow-do-choose = { $card } spielen
glow-do-take = { $card } aufnehmen
glow-do-dismiss = { $card } wegschicken
glow-do-black = Zu { $element }
glow-do-fetch-nothing = Niemanden holen
glow-do-pay =
    { $by ->
        [token] { $credits ->
            [0] Plättchen zahlen
           *[other] Noch ein Plättchen zahlen
        } (noch { $tokens })
        [lumipili] Neuwurf von Lumipili
       *[points] Zurück auf { $score }
    }
glow-paid =
    { $credits ->
        [one] 1 Neuwurf bezahlt
       *[other] { $credits } Neuwürfe bezahlt
    }
glow-do-reroll =
    { $second ->
        [none] Den { $first } Würfel neu werfen
       *[other] Den { $first } und den { $second } Würfel neu werfen
    }
glow-do-set =
    { $face ->
        [fire] Auf Feuer setzen
        [water] Auf Wasser setzen
        [stone] Auf Stein setzen
        [air] Auf Luft setzen
        [leaf] Auf Blatt setzen
       *[special] Auf die besondere Seite setzen
    }
glow-do-keep = Würfel behalten
glow-do-resolve = { $card } nutzen
glow-do-pay-die = Mit dem { $die } Würfel
glow-do-pay-footprint = Mit 1 Spur
glow-do-sail =
    { $from } → { $to }{ $fare ->
        [0] { "" }
        [one] , 1 Spur
       *[other] , { $fare } Spuren
    }
glow-do-camp = Hier lagern ({ $points } Punkte)
glow-do-stop = Nachmittag beenden

## Der Wertungsblock

pad-track = Auf der Punkteleiste
pad-cards = Abenteurer und Gefährten
pad-not-lost = Nicht verloren: nie unter 0
pad-fireflies = Glühwürmchen
pad-village = Dorf des Lagers
pad-islands = Inseln der Boote
pad-footprints = Spuren
pad-glow-tie = Gleichstand: Neuwurfplättchen
pad-tom-tie =
    { $won ->
        [yes] Gleichstand, aber dir bleiben mehr Spuren als Tom: Du gewinnst.
       *[no] Gleichstand genügt nicht: Tom muss geschlagen werden.
    }
