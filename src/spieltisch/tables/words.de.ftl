# Was am Tisch gesagt wird, auf Deutsch. Jeder Schlüssel steht auch in words.en.ftl.

## Warum etwas nicht geschieht; die Schlüssel sind die Kürzel des Protokolls

refused-stale =
    { $about ->
        [undo] Dieser Zug ist schon zurückgenommen, oder du hast seither gezogen. Schau noch einmal.
        [answer] Diese Frage ist nicht mehr offen.
       *[move] Die Partie ist weitergegangen: Dein Zug war für Stand { $ply }, sie steht aber bei { $now }. Schau noch einmal und wähle.
    }
refused-finished = Die Partie ist zu Ende.
refused-not-started = Die Partie hat noch nicht begonnen.
refused-already-started = Die Partie hat schon begonnen.
refused-not-finished = Das geht erst, wenn an diesem Tisch eine Partie zu Ende ist.
refused-table-full = An diesem Tisch ist kein Platz frei.
refused-seat-taken = Dieser Platz ist besetzt; nimm einen anderen.
refused-seats-open = Es sind noch Plätze frei; warte, oder setze Bots dorthin.
refused-name-empty = Bitte gib einen Namen an.
refused-name-too-long = Ein Name hat höchstens { $most } Zeichen.
refused-name-taken = „{ $name }“ heißt schon jemand an diesem Tisch; nimm einen anderen Namen.
refused-name-reserved = „{ $name }“ darf hier niemand heißen, damit ihn keiner für den Gastgeber oder einen Bot hält; wähle einen anderen Namen.
refused-bad-colour = Diese Farbe gibt es nicht; es gibt: { $colours }.
refused-colour-taken = Diese Farbe hat schon jemand an diesem Tisch; nimm eine andere.
refused-text-empty = Tippe erst etwas.
refused-text-too-long = Das ist zu lang; höchstens { $most } Zeichen.
refused-too-many-reactions = Höchstens { $most } Reaktionen in der Minute; warte einen Augenblick.
refused-bad-text = Der Text enthält Zeichen, die niemand sehen kann; bitte tippe ihn neu.
refused-wrong-token = Dieses Gerät hat das Geheimnis dieses Platzes nicht; öffne den geheimen Link des Platzes.
refused-wrong-link = Dieser Link öffnet hier keinen Platz (mehr): Vielleicht wurde der Platz damit schon übernommen. Bitte um einen neuen.
refused-too-many-devices = Ein Platz kann auf höchstens { $most } Geräten offen sein; melde erst die anderen ab.
refused-token-taken = Das Geheimnis dieses Geräts öffnet schon einen anderen Platz; jeder Platz braucht ein eigenes.
refused-wrong-seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-not-host = Das darf nur, wer den Tisch eröffnet hat.
refused-nothing-to-undo = Du hast noch nicht gezogen; es gibt nichts zurückzunehmen.
refused-nothing-asked = Danach hat dich niemand gefragt.
refused-already-asked = Das wurde schon gefragt; warte auf die Antworten.
refused-no-draw = Remis kannst du nur anbieten, wenn alle anderen Menschen sind.
refused-not-left = Ein Bot kann nur für jemanden einspringen, der gegangen oder nicht da ist.
refused-just-away =
    { $seconds ->
        [one] { $name } ist eben erst gegangen; in einer Sekunde kann ein Bot einspringen.
       *[other] { $name } ist eben erst gegangen; in { $seconds } Sekunden kann ein Bot einspringen.
    }
refused-not-replaced = An diesem Platz ist kein Bot eingesprungen.
refused-bot-plays = An diesem Platz spielt gerade ein Bot; setze dich erst wieder hin.
refused-out-of-time = Deine Zeit ist abgelaufen; ein Bot zieht für dich.
refused-resigned = Du hast diese Partie aufgegeben.
refused-unknown-bot = Diesen Bot gibt es nicht; wähle eine der Stufen.
refused-hidden-until-the-end = Das bleibt verborgen, bis die Partie zu Ende ist.
refused-not-your-turn = Du bist nicht am Zug.
refused-no-open-seat = Es ist kein Platz frei, den ein Bot bekommen könnte.
refused-nobody-there = Dort ist niemand.
refused-sent-away = Wer den Tisch eröffnet hat, hat dich weggeschickt und kann dich auch zurückholen. Zuschauen kannst du weiterhin.
