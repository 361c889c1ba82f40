import { blocksOf, type PageRecord } from './blocks.js'

/** Privacy notice, linked from the footer and from registration. */
export const privacyPage: PageRecord = {
  slug: 'adatvedelmi-tajekoztato',
  title_hu: 'Adatvédelmi tájékoztató',
  title_en: 'Privacy notice',
  hide_title: false,
  content_hu: blocksOf([
    [
      'Milyen adatokat kezelünk?',
      'A regisztrációhoz nevet, e-mail-címet, telefonszámot, szakmát és cégadatokat kérünk. A rendelésekhez szállítási cím is szükséges.',
      'A beolvasások és a pontok története a fiókhoz tartozik.',
    ],
    [
      'Mire használjuk őket?',
      '- a pontok jóváírására és az ajándékok kiszállítására,',
      '- a területi képviselő kijelölésére az irányítószám alapján,',
      '- külön hozzájárulás esetén hírlevélre, telefonos ajánlatra és piackutatásra.',
    ],
    [
      'Meddig őrizzük meg?',
      'A fiók törlésekor a személyes adatokat töröljük vagy névtelenítjük. A pontok és rendelések sorai név nélkül megmaradnak az elszámolás miatt.',
    ],
    [
      'Milyen jogai vannak?',
      'Kérheti adatai másolatát, javítását és törlését. Hozzájárulásait a <a href="/profil">profilban</a> bármikor visszavonhatja; a már megkapott pontok megmaradnak.',
      'Panasszal a Nemzeti Adatvédelmi és Információszabadság Hatósághoz fordulhat.',
    ],
    [
      'Ki az adatkezelő?',
      'A bemutató üzlet adatkezelője egy kitalált gyártó: Mesterpont Építőanyag Zrt., adatvedelem@mesterpont.example.',
    ],
  ]),
  content_en: blocksOf([
    [
      'Which data do we process?',
      'Registration asks for name, e-mail address, phone number, trade and company details. Orders need a shipping address too.',
      'The history of scans and points belongs to the account.',
    ],
    [
      'What do we use them for?',
      '- to credit points and to deliver gifts,',
      '- to assign a regional representative by postcode,',
      '- with a separate consent for newsletters, offers by phone and market research.',
    ],
    [
      'How long do we keep them?',
      'When an account is deleted, personal data are deleted or made anonymous. Rows of points and orders stay without a name for accounting.',
    ],
    [
      'What are your rights?',
      'You can ask for a copy, a correction or the deletion of your data. Consents can be withdrawn in your <a href="/profil">profile</a> at any time; points already given stay yours.',
      'Complaints can be addressed to the Hungarian data protection authority.',
    ],
    [
      'Who is the controller?',
      'The controller of this demo shop is an invented maker: Mesterpont Építőanyag Zrt., adatvedelem@mesterpont.example.',
    ],
  ]),
}
