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
      '- űrlapvédelmi azonosító: a munkamenet végéig.',
    ],
    [
      'Mérési sütik',
      'Csak hozzájárulással használjuk őket. Megmutatják, mely oldalakat látogatják, hogy jobbá tehessük a programot. A választását bármikor megváltoztathatja.',
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
      '- form protection token: until the end of the session.',
    ],
    [
      'Measuring cookies',
      'They are used only with your consent. They show which pages are visited so that we can improve the programme. You can change your choice at any time.',
    ],
    [
      'How can they be deleted?',
      'Cookies can be deleted in the settings of your browser at any time. You have to log in again afterwards.',
    ],
  ]),
}
