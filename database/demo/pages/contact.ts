import { blocksOf, type PageRecord } from './blocks.js'

/** Contact page of the menu. */
export const contactPage: PageRecord = {
  slug: 'kapcsolat',
  title_hu: 'Kapcsolat',
  title_en: 'Contact',
  hide_title: false,
  content_hu: blocksOf([
    [
      'Ügyfélszolgálat',
      'Telefon: <a href="tel:+3615550100">+36 1 555 0100</a>, hétköznap 7:00 és 16:00 között.',
      'E-mail: <a href="mailto:segitseg@mesterpont.example">segitseg@mesterpont.example</a>. Két munkanapon belül válaszolunk.',
    ],
    [
      'Területi képviselő',
      'A képviselő nevét, telefonszámát és e-mail-címét a <a href="/profil">profilban</a> találja. Termékkel, anyagszámítással és helyszíni bemutatóval kapcsolatban is hívhatja.',
    ],
    ['Levélcím', 'Mesterpont Építőanyag Zrt., 1119 Budapest, Kőműves köz 4. (bemutató adat)'],
  ]),
  content_en: blocksOf([
    [
      'Customer service',
      'Phone: <a href="tel:+3615550100">+36 1 555 0100</a>, weekdays from 7:00 to 16:00.',
      'E-mail: <a href="mailto:segitseg@mesterpont.example">segitseg@mesterpont.example</a>. We answer within two working days.',
    ],
    [
      'Regional representative',
      'Name, phone number and e-mail address are in your <a href="/profil">profile</a>. Call about products, quantities or a demonstration on site.',
    ],
    [
      'Postal address',
      'Mesterpont Építőanyag Zrt., 1119 Budapest, Kőműves köz 4. (sample address)',
    ],
  ]),
}
