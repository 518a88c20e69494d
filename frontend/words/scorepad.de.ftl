# Der Wertungsblock auf Deutsch. Jeder Schlüssel steht auch in scorepad.en.ftl.

pad = Wertungsblock
pad-total = Summe
pad-of = von { $goal }
pad-list = { $list }
pad-shared = Gleichstand: Sie teilen sich den Sieg.
pad-early = Die Partie endete vorzeitig; so stand es.
