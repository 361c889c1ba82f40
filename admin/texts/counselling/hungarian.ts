/** What the page of the questions to the advisers says. */
export const counsellingHungarian = {
  topic: {
    choice: 'Melyik termék való a munkához',
    quantity: 'Mennyiség és anyagszükséglet',
    surface: 'Az alapfelület előkészítése',
    application: 'A felhordás módja',
    weather: 'Hőmérséklet, időjárás, száradási idő',
    defect: 'Repedés, folt, tapadási hiba',
    other: 'Más kérdés',
  },
  state: {
    waiting: 'Válaszra vár',
    received: 'Beérkezett',
    in_progress: 'Folyamatban',
    answered: 'Megválaszolva',
    closed: 'Lezárva',
  },
  set: { in_progress: 'Munkába vétel', closed: 'Lezárás' },
  reopen: 'Újranyitás',
  done_state: 'Az állapot módosult',
  answer: 'Válasz',
  answering: { text: 'Válasz' },
  answer_hint: 'A tag a kérdés oldalán olvassa, és e-mailben értesül róla, hogy megérkezett.',
  done_answer: 'A válasz elment',
  hand_over: 'Továbbadás',
  handing_over: { staff_id: 'Kinek', note: 'Megjegyzés' },
  note_hint: 'A megjegyzés a munkatársak között marad, de a tag kikérheti az adataival együtt.',
  done_hand_over: 'A kérdés továbbadva',
  kind: { question: 'Tag', answer: 'Válasz: %{name}', note: 'Megjegyzés: %{name}' },
  photo: '%{number}. fénykép, új lapon nyílik meg',
  gone: 'A tagot törölték',
  nobody: 'Még senki',
  none: 'Egy kérdés sem vár válaszra.',
}

/** Its name and columns. */
export const counsellingResourceHungarian = {
  name: 'Szaktanácsadás |||| Szaktanácsadás',
  fields: {
    id: 'Szám',
    member_id: 'Tag',
    topic: 'Téma',
    state: 'Állapot',
    staff_id: 'Aki foglalkozik vele',
    staff_name: 'Aki foglalkozik vele',
    asked_at: 'Beérkezett',
    waits_since: 'Mióta vár',
    changed_at: 'Utolsó változás',
    product: 'Termék',
    representative: 'Képviselő',
    messages: 'Üzenetek',
  },
}

/** What the server refuses. */
export const counsellingErrorsHungarian = {
  question_closed: 'Ez a kérdés le van zárva. Előbb nyissa újra.',
  state_impossible: 'A kérdést közben valaki módosította. Töltse be újra az oldalt.',
}
