import { question } from './survey_blocks.js'

type Option = { value: string; label_hu: string; label_en: string; is_right: boolean }

function option(value: string, label_hu: string, label_en: string, is_right = false): Option {
  return { value, label_hu, label_en, is_right }
}

function quiz(id: string, asked: Parameters<typeof question>[1]) {
  return { id, question: { solutions: [] as string[], ...question(id, asked).props } }
}

/** A questionnaire at the end of the page about counselling. */
export const dryingQuiz = {
  title_hu: 'Kvíz: mennyit tud a szárításról?',
  title_en: 'Quiz: how much do you know about drying?',
  points: 25,
  page: 'szaktanacsadas',
  questions: [
    quiz('homerseklet', {
      type: 'radio',
      label_hu: 'Hány fok alatt nem vakolunk homlokzatot?',
      label_en: 'Below which temperature is no facade rendered?',
      options: [
        option('m5', '−5 °C', '−5 °C'),
        option('5', '+5 °C', '+5 °C', true),
        option('15', '+15 °C', '+15 °C'),
      ],
    }),
    quiz('vedelem', {
      type: 'checkbox',
      label_hu: 'Mi ellen kell védeni a friss vakolatot?',
      label_en: 'What must fresh render be kept from?',
      hint_hu: 'Több is helyes.',
      hint_en: 'More than one is right.',
      options: [
        option('eso', 'Eső', 'Rain', true),
        option('nap', 'Tűző nap', 'Blazing sun', true),
        option('arnyek', 'Árnyék', 'Shade'),
      ],
    }),
  ],
}
