/** Entries of the header in order. @source requirements L-07 */
export const defaultMenu = [
  { key: 'home', audience: 'guest', title_en: 'Home', title_hu: 'Kezdőlap', uri: '/' },
  { key: 'profile', audience: 'member', title_en: 'Profile', title_hu: 'Profil', uri: '/profil' },
  {
    key: 'point-collection',
    audience: 'all',
    title_en: 'Collect points',
    title_hu: 'Pontgyűjtés',
    uri: '/pontgyujtes',
  },
  {
    key: 'product-categories',
    audience: 'all',
    title_en: 'Gifts',
    title_hu: 'Ajándékok',
    uri: '/ajandekok/kategoriak',
  },
  {
    key: 'promotion',
    audience: 'all',
    title_en: 'Birthday game',
    title_hu: 'Születésnapi játék',
    uri: '/szulinap',
  },
  {
    key: 'article-categories',
    audience: 'all',
    title_en: 'Knowledge base',
    title_hu: 'Tudásbázis',
    uri: '/tudasbazis',
  },
  {
    key: 'community',
    audience: 'all',
    title_en: 'Community',
    title_hu: 'Közösség',
    uri: '/kozosseg',
  },
  { key: 'faq', audience: 'all', title_en: 'Questions', title_hu: 'Kérdések', uri: '/gyik' },
  {
    key: 'contact',
    audience: 'all',
    title_en: 'Contact',
    title_hu: 'Kapcsolat',
    uri: '/kapcsolat',
  },
  {
    key: 'counseling',
    audience: 'all',
    title_en: 'Counselling',
    title_hu: 'Szaktanácsadás',
    uri: '/szaktanacsadas',
  },
  { key: 'login', audience: 'guest', title_en: 'Log in', title_hu: 'Belépés', uri: '/belepes' },
  {
    key: 'register',
    audience: 'guest',
    title_en: 'Register',
    title_hu: 'Regisztráció',
    uri: '/regisztracio',
  },
]

/** Keys of entries whose page does not exist yet; a link into nothing is worse than none. */
export const waitingEntries = ['article-categories']

/** Links of the footer in order. @source requirements L-08 */
export const defaultFooterLinks = [
  {
    title_en: 'General conditions of participation',
    title_hu: 'Általános részvételi feltételek',
    url: '/altalanos-reszveteli-feltetelek',
  },
  {
    title_en: 'Privacy notice',
    title_hu: 'Adatvédelmi tájékoztató',
    url: '/adatvedelmi-tajekoztato',
  },
  { title_en: 'Cookie information', title_hu: 'Sütitájékoztató', url: '/suti-tajekoztato' },
]

/** Pages every shop needs; their texts are a start that staff and lawyers finish. */
export const defaultPages = [
  {
    slug: 'altalanos-reszveteli-feltetelek',
    title_en: 'General conditions of participation',
    title_hu: 'Általános részvételi feltételek',
    content_en: [
      text(
        't1',
        '<p>Building tradespeople aged 18 or over can take part. Points are credited for codes on the stickers of participating products and for the other occasions named on the page “Collect points”.</p>'
      ),
      title('h1', 'Points'),
      text(
        't2',
        '<p>Each code can be used once. Points cannot be exchanged for money or passed on; they can be spent on gifts only.</p>'
      ),
      title('h2', 'Gifts'),
      text(
        't3',
        '<p>Gifts can be ordered while stocks last. The first order needs at least one scanned code.</p>'
      ),
    ],
    content_hu: [
      text(
        't1',
        '<p>A programban 18. életévüket betöltött építőipari szakemberek vehetnek részt. Pont a résztvevő termékek matricáján lévő kódért és a „Pontgyűjtés” oldalon felsorolt egyéb alkalmakért jár.</p>'
      ),
      title('h1', 'Pontok'),
      text(
        't2',
        '<p>Minden kód egyszer használható fel. A pont pénzre nem váltható és nem ruházható át, kizárólag ajándékra váltható be.</p>'
      ),
      title('h2', 'Ajándékok'),
      text(
        't3',
        '<p>Az ajándékok a készlet erejéig rendelhetők. Az első rendeléshez legalább egy beolvasott kód szükséges.</p>'
      ),
    ],
  },
  {
    slug: 'adatvedelmi-tajekoztato',
    title_en: 'Privacy notice',
    title_hu: 'Adatvédelmi tájékoztató',
    content_en: [
      text(
        't1',
        '<p>We process the data you give us at registration to run the points programme: to keep your balance, to deliver gifts and to answer your questions.</p><p>You can see, correct and delete your data on your profile page. Consents can be withdrawn there at any time.</p>'
      ),
    ],
    content_hu: [
      text(
        't1',
        '<p>A regisztrációkor megadott adatokat a pontgyűjtő program működtetéséhez kezeljük: az egyenleg vezetéséhez, az ajándékok kézbesítéséhez és a kérdések megválaszolásához.</p><p>Az adatok a profil oldalon megtekinthetők, javíthatók és törölhetők. A hozzájárulások ugyanott bármikor visszavonhatók.</p>'
      ),
    ],
  },
  {
    slug: 'suti-tajekoztato',
    title_en: 'Cookie information',
    title_hu: 'Sütitájékoztató',
    content_en: [
      text(
        't1',
        '<p>What the shop needs to run: one cookie keeps you logged in (until you log out; with “Keep me logged in” for 30 days), one protects forms (two hours), one remembers your language (one year).</p>' +
          '<p>The cookie known_browser notes for one year that an account was logged in to with this browser, so that wrong passwords tried elsewhere do not lock you out. It names nobody and logs nobody in.</p>' +
          '<p>The cookie measuring remembers for one year what you answered about measuring. Visits are measured only after you agree to it; you can change your answer at any time under “Measuring settings” at the foot of each page.</p>'
      ),
    ],
    content_hu: [
      text(
        't1',
        '<p>Az áruház működéséhez szükséges: egy süti a bejelentkezést őrzi (kijelentkezésig, a „Maradjak belépve” választásával 30 napig), egy az űrlapokat védi (két óráig), egy a választott nyelvet jegyzi meg (egy évig).</p>' +
          '<p>A known_browser süti egy évig jelzi, hogy ezzel a böngészővel már beléptek egy fiókba, így a máshol próbált hibás jelszavak nem zárják ki Önt. Senkit nem nevez meg, és senkit nem léptet be.</p>' +
          '<p>A measuring süti egy évig őrzi, mit válaszolt a mérésre. A látogatottságot csak hozzájárulás után mérjük; válaszát bármikor megváltoztathatja az oldalak alján, a „Mérési beállítások” alatt.</p>'
      ),
    ],
  },
  {
    slug: 'kozosseg',
    title_en: 'Community',
    title_hu: 'Közösség',
    content_en: [
      text(
        't1',
        '<p>Our closed group is for building tradespeople: ask a fellow contractor, show your work, and hear first about draws and discounts.</p>'
      ),
    ],
    content_hu: [
      text(
        't1',
        '<p>Zárt csoportunk építőipari szakembereknek szól: itt kérdezhetnek egymástól, megmutathatják munkáikat, és elsőként értesülnek a sorsolásokról és kedvezményekről.</p>'
      ),
    ],
  },
  {
    slug: 'kapcsolat',
    title_en: 'Contact',
    title_hu: 'Kapcsolat',
    content_en: [
      text(
        't1',
        '<p>Questions about points, gifts or your account? Write to us, and we will answer within two working days.</p>'
      ),
    ],
    content_hu: [
      text(
        't1',
        '<p>Kérdése van a pontokról, az ajándékokról vagy a fiókjáról? Írjon nekünk, két munkanapon belül válaszolunk.</p>'
      ),
    ],
  },
  {
    slug: 'szaktanacsadas',
    title_en: 'Counselling',
    title_hu: 'Szaktanácsadás',
    content_en: [
      text(
        't1',
        '<p>Our technical advisers help you choose the right system for your job. Your regional representative is named on your profile page.</p><p><a href="/profil/szaktanacsadas">Ask your question</a></p>'
      ),
    ],
    content_hu: [
      text(
        't1',
        '<p>Szaktanácsadóink segítenek kiválasztani a munkához illő rendszert. A területi képviselő neve és elérhetősége a profil oldalon található.</p><p><a href="/profil/szaktanacsadas">Kérdés feltevése</a></p>'
      ),
    ],
  },
]

function text(id: string, html: string) {
  return { id, name: 'text', props: { html } }
}

function title(id: string, value: string) {
  return { id, name: 'title', props: { text: value, level: 2 } }
}
