import { blocksOf, type PageRecord } from './blocks.js'

/** General conditions of participation, which registration and the footer link to. */
export const termsPage: PageRecord = {
  slug: 'altalanos-reszveteli-feltetelek',
  title_hu: 'Általános részvételi feltételek',
  title_en: 'General conditions of participation',
  hide_title: false,
  content_hu: blocksOf([
    [
      '1. Ki vehet részt?',
      'A programban az építőiparban dolgozó, 18. életévét betöltött szakember vehet részt, aki egyéni vállalkozóként vagy cég nevében regisztrál.',
      'Egy személy egy fiókot használhat. A regisztráció és a részvétel ingyenes.',
    ],
    [
      '2. Hogyan lehet pontot gyűjteni?',
      'Pont a részt vevő termékeken található matrica QR-kódjának beolvasásáért jár. Egy matrica egyszer ér pontot.',
      'További pont jár többek között:',
      '- a regisztrációért és a profil kitöltéséért,',
      '- a születésnap és a névnap megadásáért,',
      '- kérdőívek kitöltéséért,',
      '- kollégák meghívásáért, a meghívott első beolvasásakor.',
    ],
    [
      '3. Hogyan lehet a pontokat beváltani?',
      'A pontok kizárólag az ajándékkatalógusban szereplő ajándékokra válthatók be. Készpénzre nem válthatók, másra nem ruházhatók át.',
      'Beváltani az tud, aki legalább egy részt vevő termék kódját beolvasta, és elegendő pontja van.',
    ],
    [
      '4. Meddig érvényesek a pontok?',
      'A naptári évben szerzett és fel nem használt pontok az év végén, december 31-én éjfélkor törlődnek.',
      'Ha egy rendelést törlünk, a pontokat az éppen folyó évre írjuk jóvá.',
    ],
    [
      '5. Visszaélés',
      'A máshonnan megszerzett, lefényképezett vagy sokszorosított kódok nem használhatók fel. Ilyen esetben a pontokat visszavonjuk, és a fiókot lezárhatjuk.',
    ],
    [
      '6. Panasz és kapcsolat',
      'Kérdés vagy panasz esetén a <a href="/kapcsolat">Kapcsolat</a> oldalon talál elérhetőséget. Minden megkeresésre 15 napon belül válaszolunk.',
    ],
  ]),
  content_en: blocksOf([
    [
      '1. Who can take part?',
      'The programme is open to building professionals aged 18 or over who register as sole traders or on behalf of a company.',
      'One person may use one account. Registration and participation are free of charge.',
    ],
    [
      '2. How are points collected?',
      'Points are given for scanning the QR code on the sticker of a participating product. Every sticker earns points once.',
      'Further points are given, among others,',
      '- for registering and for completing the profile,',
      '- for giving a birthday and a name day,',
      '- for filling in surveys,',
      '- for inviting colleagues, when the invited person scans a first code.',
    ],
    [
      '3. How are points redeemed?',
      'Points can be spent only on gifts of the gift catalogue. They cannot be paid out in cash or transferred to others.',
      'Redeeming needs at least one scanned code of a participating product and enough points.',
    ],
    [
      '4. How long are points valid?',
      'Points earned in a calendar year and not used are cleared at midnight on December 31.',
      'When an order is cancelled, its points are booked back into the current year.',
    ],
    [
      '5. Misuse',
      'Codes obtained from others, photographed or copied must not be used. In such a case the points are taken back and the account may be closed.',
    ],
    [
      '6. Complaints and contact',
      'For questions and complaints see <a href="/kapcsolat">Contact</a>. Every message is answered within 15 days.',
    ],
  ]),
}
