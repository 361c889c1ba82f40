/** What the page of the questions to the advisers says. */
export const counsellingEnglish = {
  topic: {
    choice: 'Which product suits the job',
    quantity: 'Quantity and consumption',
    surface: 'Preparing the surface',
    application: 'How to apply it',
    weather: 'Temperature, weather, drying time',
    defect: 'Crack, stain, poor adhesion',
    other: 'Something else',
  },
  state: {
    waiting: 'Waits for an answer',
    received: 'Received',
    in_progress: 'In progress',
    answered: 'Answered',
    closed: 'Closed',
  },
  set: { in_progress: 'Begin', closed: 'Close' },
  reopen: 'Open again',
  done_state: 'The state is changed',
  answer: 'Answer',
  answering: { text: 'Answer' },
  answer_hint: 'The member reads it on the page of the question, and a mail says that it is there.',
  done_answer: 'The answer is sent',
  hand_over: 'Hand over',
  handing_over: { staff_id: 'To whom', note: 'Note' },
  note_hint: 'The note stays among staff; it is part of what members can ask for of their data.',
  done_hand_over: 'The question is handed over',
  kind: { question: 'Member', answer: 'Answer of %{name}', note: 'Note of %{name}' },
  photo: 'Photo %{number}, opens in a new tab',
  gone: 'The member was deleted',
  nobody: 'Nobody yet',
  none: 'No question waits for an answer.',
}

/** Its name and columns. */
export const counsellingResourceEnglish = {
  name: 'Adviser question |||| Adviser questions',
  fields: {
    id: 'Number',
    member_id: 'Member',
    topic: 'Topic',
    state: 'State',
    staff_id: 'Looked after by',
    staff_name: 'Looked after by',
    asked_at: 'Asked',
    waits_since: 'Waits since',
    changed_at: 'Last change',
    product: 'Product',
    representative: 'Representative',
    messages: 'What was written',
  },
}

/** What the server refuses. */
export const counsellingErrorsEnglish = {
  question_closed: 'This question is closed. Open it again first.',
  state_impossible: 'Somebody has changed the question meanwhile. Reload the page.',
}
