import { blocksOf, type PageRecord } from './blocks.js'

/** Online counselling page of the menu. */
export const counsellingPage: PageRecord = {
  slug: 'szaktanacsadas',
  title_hu: 'Szaktanácsadás',
  title_en: 'Counselling',
  hide_title: false,
  content_hu: blocksOf([
    [
      'Kérdezzen alkalmazástechnikusainktól',
      'Repedés, kivirágzás, tapadási hiba? Írja le, mit lát, milyen az alap, és mikor készült a felület. Két fénykép sokat segít: egy közelről, egy távolabbról.',
      '<a href="/profil/szaktanacsadas">Kérdés feltevése</a> a profiljából, fényképpel is. E-mail: <a href="mailto:tanacsadas@mesterpont.example">tanacsadas@mesterpont.example</a>',
    ],
    [
      'Online időpont',
      'Hétköznap 8:00 és 15:00 között húszperces videóhívás kérhető. A visszaigazolást e-mailben küldjük.',
    ],
    [
      'Mit készítsen elő?',
      '- a termék nevét és a zsákon vagy vödrön lévő gyártási számot,',
      '- a felület nagyságát és az alap anyagát,',
      '- a hőmérsékletet és az időjárást a munka napján.',
    ],
  ]),
  content_en: blocksOf([
    [
      'Ask our application engineers',
      'Cracks, efflorescence, poor adhesion? Describe what you see, what the substrate is and when the surface was made. Two photos help a lot: one from close up, one from further away.',
      '<a href="/profil/szaktanacsadas">Ask your question</a> from your profile, with photos if you like. E-mail: <a href="mailto:tanacsadas@mesterpont.example">tanacsadas@mesterpont.example</a>',
    ],
    [
      'Online appointment',
      'A video call of twenty minutes can be booked on weekdays from 8:00 to 15:00. The confirmation comes by e-mail.',
    ],
    [
      'What to have at hand',
      '- the name of the product and the batch number on the bag or bucket,',
      '- the size of the surface and the material of the substrate,',
      '- temperature and weather on the day of the work.',
    ],
  ]),
}
