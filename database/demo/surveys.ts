import { choice, heading, question, text, type SurveyRecord } from './survey_blocks.js'

/** The survey of which some members have sent their answers already. */
export const answeredSurvey: SurveyRecord = {
  slug: 'homlokzati-munkak',
  title_hu: 'Homlokzati munkák',
  title_en: 'Work on facades',
  points: 40,
  closes_on: null,
  content: [
    text(
      'bevezetes',
      '<p>Öt rövid kérdés arról, hogyan dolgozik. Két perc az egész.</p>',
      '<p>Five short questions about how you work. It takes two minutes.</p>'
    ),
    question('vakolat', {
      type: 'radio',
      label_hu: 'Melyik vakolattal dolgozik a legtöbbet?',
      label_en: 'Which render do you use most?',
      options: [
        choice('szilikon', 'Szilikonos', 'Silicone'),
        choice('szilikat', 'Szilikátos', 'Silicate'),
        choice('akril', 'Akril', 'Acrylic'),
        choice('mas', 'Mással', 'Another one'),
      ],
    }),
    question('eszkozok', {
      type: 'checkbox',
      required: false,
      label_hu: 'Mit használ a felhordáshoz?',
      label_en: 'What do you apply it with?',
      hint_hu: 'Több is jelölhető.',
      hint_en: 'Tick as many as you like.',
      options: [
        choice('simito', 'Glettvas', 'Trowel'),
        choice('gep', 'Vakológép', 'Rendering machine'),
        choice('henger', 'Henger', 'Roller'),
      ],
    }),
    heading('idozites', 'Mikor dolgozik?', 'When do you work?'),
    question('homlokzatok', {
      type: 'number',
      label_hu: 'Hány homlokzatot készít el egy évben?',
      label_en: 'How many facades do you finish in a year?',
      min: 0,
      max: 500,
    }),
    question('szunet', {
      type: 'date_range',
      required: false,
      label_hu: 'Mikor tart téli szünetet?',
      label_en: 'When do you stop for the winter?',
      earliest: '2026-11-01',
      latest: '2027-04-30',
    }),
    question('hianyzik', {
      type: 'textarea',
      required: false,
      label_hu: 'Mi hiányzik a kínálatunkból?',
      label_en: 'What is missing from our range?',
    }),
  ],
}

/** A short survey nobody has answered yet. */
export const newSurvey: SurveyRecord = {
  slug: 'kedvenc-ajandek',
  title_hu: 'Melyik ajándék legyen a következő?',
  title_en: 'Which gift should come next?',
  points: 20,
  closes_on: null,
  content: [
    question('ajandek', {
      type: 'select',
      label_hu: 'Mit vinne haza szívesen?',
      label_en: 'What would you like to take home?',
      options: [
        choice('szerszam', 'Kéziszerszámot', 'A hand tool'),
        choice('ruha', 'Munkaruhát', 'Workwear'),
        choice('csalad', 'Valamit a családnak', 'Something for the family'),
      ],
    }),
    question('otlet', {
      type: 'text',
      required: false,
      label_hu: 'Mire gondol pontosan?',
      label_en: 'What exactly do you have in mind?',
    }),
  ],
}
