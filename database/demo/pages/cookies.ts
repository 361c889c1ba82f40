import { blocksOf, type PageRecord } from './blocks.js'

/** Cookie information, linked from the footer. */
export const cookiesPage: PageRecord = {
  slug: 'suti-tajekoztato',
  title_hu: 'Sütitájékoztató',
  title_en: 'Cookie information',
  hide_title: false,
  content_hu: blocksOf([
    [
      'Szükséges sütik',
      'Ezek tartják bejelentkezve, és védik az űrlapokat. Nélkülük az oldal nem működik, ezért nem kapcsolhatók ki.',
      '- munkamenet-azonosító: a böngésző bezárásáig vagy kijelentkezésig,',
      '- „Maradjak bejelentkezve”: csak akkor, ha kéri,',
      '- űrlapvédelmi azonosító: a munkamenet végéig,',
      '- választott nyelv: egy évig,',
      '- known_browser: egy évig; jelzi, hogy ezzel a böngészővel már beléptek egy fiókba, így a máshol próbált hibás jelszavak nem zárják ki Önt. Senkit nem nevez meg, és senkit nem léptet be,',
      '- measuring: egy évig; azt őrzi, mit válaszolt a mérésre.',
    ],
    [
      'Mérési sütik',
      'Csak hozzájárulással használjuk őket. Megmutatják, mely oldalakat látogatják, hogy jobbá tehessük a programot. A választását bármikor megváltoztathatja az oldalak alján, a „Mérési beállítások” alatt.',
    ],
    [
      'Hogyan törölhetők?',
      'A sütiket a böngésző beállításai között bármikor törölheti. Utána újra be kell lépnie.',
    ],
  ]),
  content_en: blocksOf([
    [
      'Necessary cookies',
      'They keep you logged in and protect the forms. The site does not work without them, so they cannot be switched off.',
      '- session id: until the browser is closed or you log out,',
      '- “Remember me”: only if you ask for it,',
      '- form protection token: until the end of the session,',
      '- language: one year,',
      '- known_browser: one year; notes that an account was logged in to with this browser, so that wrong passwords tried elsewhere do not lock you out. It names nobody and logs nobody in,',
      '- measuring: one year; remembers what you answered about measuring.',
    ],
    [
      'Measuring cookies',
      'They are used only with your consent. They show which pages are visited so that we can improve the programme. You can change your choice at any time under “Measuring settings” at the foot of each page.',
    ],
    [
      'How can they be deleted?',
      'Cookies can be deleted in the settings of your browser at any time. You have to log in again afterwards.',
    ],
  ]),
}
