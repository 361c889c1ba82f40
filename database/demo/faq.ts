import { defaultFaq, type FaqRecord } from '#database/default_faq'

/** Questions that only the demo has. */
export const demoQuestions: FaqRecord[] = [
  {
    question_hu: 'Mennyi idő alatt érkezik meg az ajándék?',
    question_en: 'How long does delivery take?',
    answer_hu:
      '<p>A raktáron lévő ajándékok 5–8 munkanap alatt érnek oda. A csomag útjáról értesítést és e-mailt küldünk.</p>',
    answer_en:
      '<p>Gifts in stock arrive within 5 to 8 working days. You get a notification and an e-mail about the parcel.</p>',
  },
  {
    question_hu: 'Hogyan hívhatok meg egy kollégát?',
    question_en: 'How do I invite a colleague?',
    answer_hu:
      '<p>A <a href="/profil">profilban</a> talál egy saját linket. Akkor kapja meg a pontokat, amikor a meghívott kolléga beolvassa az első kódját.</p>',
    answer_en:
      '<p>Your <a href="/profil">profile</a> holds your own link. You get the points when the colleague you invited scans a first code.</p>',
  },
]

/** The questions of the demo shop, in the order they are shown. */
export const faqEntries: FaqRecord[] = [...defaultFaq, ...demoQuestions]
