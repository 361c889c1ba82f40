import type { setUpHelpEnglish } from './set_up_english'

/** What the pages of content and set-up are for: what is there, and what a change does. */
export const setUpHelpHungarian: typeof setUpHelpEnglish = {
  promotions: {
    what: 'Nyereményjátékok szabályokkal, termékekkel, nyereményekkel és napokkal.',
    change:
      'A tagok a közzététel után látják. Onnantól a neve, napjai és nyereményei állandók; termék léphet be vagy ki, és ez nyilvános.',
  },
  draws: {
    what: 'A nyereményjátékok sorsolásai lépésről lépésre: meghirdetés, lista, húzás, a nyertesek megkeresése, nevek közzététele.',
    change:
      'Megtett lépés nem vonható vissza, és bárki ellenőrizheti. Némelyikhez második rendszergazda kell.',
  },
  promotion_rewards: {
    what: 'A tagoknak odaítélt ajándékok és pontok, és hogy mi lett velük.',
    change:
      'Az odaítélésről a tag azonnal értesül. Ami még nincs felhasználva, indoklással visszavonható.',
  },
  content_records: {
    what: 'Oldalak, cikkek és az oldal többi szövege, vázlatokkal és korábbi változatokkal.',
    change: 'A mentés vázlatot ír. Az olvasók a közzététel után látják, vagy a kiválasztott napon.',
  },
  media: {
    what: 'Képek és fájlok a szövegekhez és ajándékokhoz, és hogy hol szerepelnek.',
    change: 'A kicserélt kép mindenhol megváltozik. Amit az olvasók látnak, nem archiválható.',
  },
  article_categories: {
    what: 'A tudásbázis csoportjai, egymásba ágyazva.',
    change: 'Új cím esetén a régi továbbvezeti az olvasókat. Amelyikben cikk van, nem törölhető.',
  },
  menus: {
    what: 'Ami az oldal menüjében és láblécében áll, a sorrendjével.',
    change: 'A közzétett menüt az olvasók azonnal, minden oldalon látják.',
  },
  faq: {
    what: 'Gyakori kérdések és válaszok abban a sorrendben, ahogy a tagok olvassák.',
    change: 'A tagok azonnal látják a módosítást. A kérdés feljebb vagy lejjebb vihető.',
  },
  search_misses: {
    what: 'Szavak, amelyekre a tagok kerestek, de nem volt találat, és hogy hányszor. Megmutatják, milyen szöveg vagy ajándék hiányzik.',
    change: 'A régi szavak maguktól kikerülnek. Nevet és címet nem őriz meg.',
  },
  community_words: {
    what: 'A közösség titkos szavai. Aki beírja, egyszer megkapja a pontokat.',
    change: 'Az új szó az első naptól az utolsóig él. A megadott pontok megmaradnak.',
  },
  settings: {
    what: 'Hogyan viselkedik az áruház: nevek, korlátok, értékek, napok.',
    change:
      'A módosítás azonnal, mindenhol érvényes. A pontot adó értékekhez második rendszergazda kell.',
  },
  professions: {
    what: 'Szakmák, amelyek közül a tagok választanak.',
    change: 'A már választott szakma kikapcsolható, de nem törölhető; akinek van, megtartja.',
  },
  postcodes: {
    what: 'Irányítószámok településekkel; ezekkel töltődnek ki maguktól a címek.',
    change: 'Az elmentett címek nem változnak.',
  },
  staff: {
    what: 'Mindenki, aki itt dolgozik, szerepkörrel. A szerepkör dönti el, melyik lista nyílik meg és mi módosítható.',
    change:
      'A letiltott fiók azonnal kijelentkezik. Új rendszergazdához második rendszergazda kell.',
  },
  partner_tokens: {
    what: 'Partnerek programjai, amelyek tagokat olvasnak vagy módosítanak, és hogy melyik mit tehet.',
    change:
      'Az új hozzáférés titka egyszer látható. A visszavontat az áruház a következő kéréstől elutasítja.',
  },
  mail_previews: {
    what: 'Az áruház összes levele úgy, ahogy a tagok megkapják, minden nyelven.',
    change: 'A példák kitaláltak: innen egy levél sem megy ki.',
  },
  audit_lines: {
    what: 'Ki, mikor, mit és kivel tett; a személyes adatok megtekintése is benne van.',
    change: 'Egy sor sem módosítható. Ha valamelyik eltűnik, a pontkönyv ellenőrzése észreveszi.',
  },
  page_vitals: {
    what: 'Milyen gyorsak voltak a tagok oldalai az utóbbi hetekben, a saját eszközeik mérése szerint.',
    change:
      'Négy látogatásból három legalább ilyen gyors volt. Egyes látogatások nem különböztethetők meg.',
  },
  health: {
    what: 'Hogy van az üzlet, és amire szüksége van: adatbázis, üzenetek, mentések, külső szolgáltatások. Ugyanaz, mint a „cli doctor”.',
    change:
      'Ami figyelmet kér, elöl áll, a teendővel együtt. A külső szolgáltatásokat legfeljebb tíz másodpercenként kérdezi meg.',
  },
  imports: {
    title: 'Importálás',
    what: 'Sok sort olvas be egy fájlból. Először látszik, mi lenne új, módosított és hibás; a jóváhagyásig semmi sem mentődik.',
    change: 'A hibás sorok kimaradnak, és fájlban visszakaphatók javításra.',
  },
  birthday_lists: {
    title: 'Születésnaposok listája',
    what: 'Fájl a tagokkal és születésnapjukkal, amelyet egy üzemeltető készített.',
    change: 'Minden letöltés bekerül a naplóba. Használat után törölje a fájlt a számítógépéről.',
  },
}
