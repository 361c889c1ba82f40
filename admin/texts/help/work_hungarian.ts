import type { workHelpEnglish } from './work_english'

/** What the pages of the daily work are for: what is there, and what a change does. */
export const workHelpHungarian: typeof workHelpEnglish = {
  home: {
    title: 'Kezdőlap',
    what: 'Ami az áruházban az utóbbi időben történt, és ami egy új áruházhoz még hiányzik.',
    change: 'Mindegyik csempe a mögötte álló listához vezet.',
  },
  waiting_deeds: {
    what: 'Ami pontot ad, valakinek pontok adását engedi vagy SMS-ben sokba kerül, és második rendszergazdára vár. Senki sem hagyja jóvá, amit ő maga kért.',
    change:
      'Jóváhagyás után azonnal megtörténik; elutasítás után nem történik semmi. Mindkettő bekerül a naplóba.',
  },
  disputes: {
    what: 'Matricák, amelyek a tagnak nem hoztak pontot, pedig szerinte kellett volna. Az adatlap megmutatja, mit tud az áruház a kódról.',
    change:
      'A jóváírás lekönyveli a pontokat, az elutasítás nem. A tag mindkét esetben elolvassa a választ.',
  },
  counselling_questions: {
    what: 'Amit a tagok a szaktanácsadóktól kérdeznek, fényképekkel. Elöl állnak a legrégebben várók.',
    change:
      'A válasz azonnal a taghoz kerül, a megjegyzés a munkatársak között marad. A kérdés továbbadható a képviselőnek.',
  },
  harvest_cases: {
    what: 'Tagok, akiknek a beolvasásai meg nem vett termékek matricáira utalnak. Magától senkitől sem von le pontot.',
    change:
      'Az eset lehet rendben lévő vagy megerősített. Egy-egy beolvasás pontjai a tag adatlapján vonhatók vissza.',
  },
  messages: {
    what: 'Az áruházból kimenő e-mailek, SMS-ek és más üzenetek, és azok, amelyek nem mentek ki, az okkal együtt.',
    change:
      'A félretett üzenet újraküldhető vagy lezárható. Aki már megkapta, nem kapja meg kétszer.',
  },
  reports: {
    what: 'Egy időszak számai: tagok, beolvasások, pontok, ajándékok és költségük. A lezárt napok már nem változnak.',
    change: 'Választható más időszak, vagy összevethető az előzővel. Minden szám menthető fájlba.',
  },
  orders: {
    what: 'A tagok által rendelt ajándékok aszerint, hogy hol tartanak. A legrégebbieknek kell először kimenniük.',
    change:
      'A következő lépésről a tag értesítést kap. A törölt rendelés visszaadja a pontokat és a készletet; megtett lépés nem vonható vissza.',
  },
  products: {
    what: 'Pontért rendelhető ajándékok szöveggel, képpel, változatokkal és korlátokkal.',
    change:
      'A tagok azonnal látják a módosítást. A rendelések megtartják az árukat; a már rendelt ajándék lezárható, de nem törölhető.',
  },
  stock_items: {
    what: 'Hány darab maradt az egyes ajándékokból és változatokból, és mennyi számít kevésnek.',
    change:
      'Minden mozgásnak oka van, és megmarad a mozgások között. Nulla darabnál az ajándék nem rendelhető.',
  },
  categories: {
    what: 'Az ajándékok csoportjai, a megjelenés sorrendjében.',
    change:
      'A kikapcsolt kategória és ajándékai nem látszanak. Amelyikben ajándék van, nem törölhető.',
  },
  participating_products: {
    what: 'Matricás termékek, és hogy egy-egy beolvasásuk hány pontot ér.',
    change:
      'A lezárt termékhez nem készül új tekercs; a meglévő matricák tovább érnek pontot. Az értéküket csak pontszabály módosítja.',
  },
  code_batches: {
    what: 'Matricatekercsek: melyik termékhez, hány darab, és hányat olvastak be belőlük.',
    change:
      'A tekercs aktiválás után ér pontot. Az érvénytelenített onnantól nem; a már jóváírt pontok megmaradnak.',
  },
  boosters: {
    what: 'Időszakok, amikor a beolvasások több pontot érnek, minden termékre vagy csak némelyikre.',
    change:
      'A vázlat kipróbálható a korábbi beolvasásokon. Bekapcsolva az első napjától számít; leállítva azonnal véget ér.',
  },
  point_rules: {
    what: 'Mi hány pontot ér, és melyik naptól.',
    change:
      'Az új érték a saját napjától számít, visszamenőleg soha. Több ponthoz második rendszergazda kell.',
  },
  hand_bookings: {
    what: 'Kézzel könyvelt pontok, amelyek második rendszergazdára várnak vagy vártak.',
    change:
      'Jóváhagyás után a pontok az indoklással a tag történetébe kerülnek; elutasítás után nincs könyvelés.',
  },
  members: {
    what: 'Mindenki, aki regisztrált. A tag adatlapja megmutatja, hogyan áll a tag és mi van folyamatban; alatta lapok: pontok, beolvasások, rendelések, hozzájárulások, eszközök, megjegyzések.',
    change:
      'Csak azt javítsa, amit a tag kér. Minden megtekintés és módosítás névvel bekerül a naplóba.',
  },
  representatives: {
    what: 'Területi munkatársaink, akiket a tagok irányítószám szerint kapcsolatként látnak.',
    change:
      'A tagok azonnal az új nevet vagy számot látják. Egyikük az alapértelmezett, ha egy terület sem illik.',
  },
  campaigns: {
    what: 'Sok tagnak egyszerre szóló üzenet értesítésben, e-mailben, push üzenetben vagy SMS-ben, azoknak, akik ehhez hozzájárultak.',
    change:
      'Először magának küldje el próbaként. Ha elindult, szüneteltethető, de ami kiment, nem hívható vissza. A drága SMS-hez második adminisztrátor is kell.',
  },
  surveys: {
    what: 'Kérdések, amelyekre a tagok pontért válaszolnak, mindenki egyszer.',
    change: 'Az első válasz után csak a szövegezés javítható. Kis csoportok eredménye nem látszik.',
  },
  questionnaires: {
    what: 'Kvízek helyes válaszokkal, a cikkekben; a sikeres kitöltés egyszer hoz pontot.',
    change: 'A módosított kérdés a később kezdőkre vonatkozik. A megszerzett pontok megmaradnak.',
  },
}
