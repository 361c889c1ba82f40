import { blocksOf, type PageRecord } from './blocks.js'

/** The rules of the birthday game, which members accept. */
export const gameRulesPage: Omit<PageRecord, 'slug'> = {
  title_hu: 'A születésnapi játék szabályzata',
  title_en: 'Rules of the birthday game',
  hide_title: false,
  content_hu: blocksOf([
    [
      '1. Ki játszhat?',
      'A program minden regisztrált tagja, a szervező munkatársainak kivételével.',
    ],
    [
      '2. Hogyan lehet részt venni?',
      '- Fogadja el ezt a szabályzatot és az adatvédelmi tájékoztatót,',
      '- olvasson be az adott héten legalább egy matricát egy részt vevő termékről.',
      'Csak az elfogadás utáni beolvasás számít. Egy hétre egy szelvény jár.',
    ],
    [
      '3. A fődíj',
      'A játék alatt bármikor beolvasott egyetlen matrica elég hozzá. Ha egy meghívott kolléga a játék alatt beolvassa az első kódját, a szelvény duplán számít; további meghívások nem adódnak hozzá.',
    ],
    [
      '4. A sorsolás',
      'Heti nyereményt egy tag egyszer nyerhet; a heti nyertesek is részt vesznek a fődíj sorsolásán. A szelvénylistákat álnéven tesszük közzé, így a sorsolást bárki megismételheti.',
    ],
    [
      '5. A nyertesek',
      'A nyertesek neve rövidítve jelenik meg: vezetéknév és a keresztnév első betűje.',
    ],
  ]),
  content_en: blocksOf([
    [
      '1. Who can play?',
      'Every registered member of the programme, except whoever works for the organiser.',
    ],
    [
      '2. How to take part?',
      '- Accept these rules and the privacy notice,',
      '- scan at least one sticker of a participating product in the week.',
      'Only scans after the acceptance count. A week brings one ticket.',
    ],
    [
      '3. The main prize',
      'One sticker scanned anywhere in the game is enough. If a colleague you invited scans a first code during the game, the ticket counts twice; more invitations do not add.',
    ],
    [
      '4. The draw',
      'A member wins a weekly prize once; weekly winners stay in the main draw. Lists of tickets are published under pseudonyms, so that anybody can repeat the draw.',
    ],
    [
      '5. The winners',
      'Winners are shown with the last name and the first letter of the first name.',
    ],
  ]),
}
