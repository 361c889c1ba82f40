import type { healthEnglish } from './english'

/** Hogy van az üzlet: amit megnéz, mire való, és mi a teendő, ha nincs rendben. */
export const healthHungarian: typeof healthEnglish = {
  again: 'Ellenőrzés újra',
  looked: 'Ellenőrizve: %{at}',
  all_well: 'Minden rendben van.',
  attention: 'Figyelmet kér',
  well: 'Rendben',
  todo: 'Teendő',
  found: 'Részletek',
  states: { ok: 'Rendben', warning: 'Figyelmet kér', failed: 'Hibás' },
  sum: { failed: 'Hibás: %{count}', warning: 'Figyelmet kér: %{count}', ok: 'Rendben: %{count}' },
  figures: {
    version: 'Verzió',
    seconds: 'Eltérés másodpercben',
    waiting: 'Várakozó üzenetek',
    oldest_minutes: 'A legrégebbi várakozása percben',
    dead: 'Elküldhetetlen üzenetek',
    hours: 'Az utolsó mentés kora órában',
    messages: 'Mai SMS-ek',
    spent: 'Mai költség (Ft)',
    budget: 'Napi keret (Ft)',
    open_days: 'Lezáratlan napok',
    closed: 'Lezárva eddig a napig',
  },
  parts: {
    node: {
      name: 'Node.js',
      means: 'Az üzletet futtató program.',
      todo: 'Telepítse a szükséges verziót, majd indítsa újra a szervert.',
    },
    version: {
      name: 'Az üzlet verziója',
      means: 'Az itt futó kiadás.',
      todo: 'Ellenőrizze, hogy teljes-e a telepítés, és szükség esetén telepítse újra a kiadást.',
    },
    clock: {
      name: 'Óra',
      means:
        'A kódok, a belépések és a sorsolások az órához igazodnak: a szerver és az adatbázis órájának egyeznie kell.',
      todo: 'Állítsa mindkét gépet ugyanarra az időszolgáltatásra.',
    },
    address: {
      name: 'Cím',
      means: 'A levelekben és a matricákon szereplő cím.',
      todo: 'Tegye elérhetővé az üzletet https-en, és állítsa erre az APP_URL értékét.',
    },
    storage: {
      name: 'Tárhely',
      means: 'A képek, listák és naplók mappája.',
      todo: 'Szabadítson fel helyet a lemezen, és adjon írási jogot a szervernek.',
    },
    database: {
      name: 'Adatbázis',
      means: 'Itt vannak a tagok, a pontok és a rendelések. Nélküle az üzlet áll.',
      todo: 'Indítsa el az adatbázist, és ellenőrizze a címét és a kulcsait.',
    },
    migrations: {
      name: 'Az adatbázis szerkezete',
      means: 'Megfelel-e az adatbázis ennek a kiadásnak.',
      todo: 'Készítsen mentést, majd futtassa ezt: „npm run cli -- migrate”.',
    },
    sessions: {
      name: 'Belépések',
      means: 'Itt tartja számon az üzlet, hogy ki van belépve.',
      todo: 'Ellenőrizze, hogy olvasható-e a belépések adatbázisa.',
    },
    redis: {
      name: 'Redis',
      means: 'Több folyamatot kapcsol össze. Ha nem elérhető, mindegyik külön dolgozik tovább.',
      todo: 'Indítsa el a Redist, vagy törölje a REDIS_URL beállítást, ha egyetlen folyamat fut.',
    },
    sticker_keys: {
      name: 'A matricák kulcsai',
      means:
        'Minden nyomtatott matricát ezek nyitnak. Ha egy kulcs elvész, a matricái végleg használhatatlanok.',
      todo: 'Őrizze a CODE_KEYS értékét a szerveren kívül, biztonságos helyen, majd állítsa be a CODE_KEYS_BACKED_UP értékét.',
    },
    sms: {
      name: 'SMS-szolgáltató',
      means: 'Kódokat és üzeneteket küld telefonra.',
      todo: 'Állítsa be az SMS_DRIVER értékét és a hozzá tartozókat, vagy érdeklődjön a szolgáltatónál.',
    },
    sms_money: {
      name: 'SMS-keret',
      means: 'Az SMS-ek mai költsége a napi keretből.',
      todo: 'Nézze meg, mi küld ennyit. Ha ez a szándék, emelje meg az SMS_DAILY_BUDGET értékét.',
    },
    mail: {
      name: 'Levelezőszerver',
      means: 'Visszaigazolásokat, meghívókat és kampányokat küld.',
      todo: 'Állítsa be a MAIL_DRIVER értékét és a hozzá tartozókat, vagy forduljon a szerver üzemeltetőjéhez.',
    },
    bounces: {
      name: 'Visszapattanó levelek',
      means: 'Nem létező címekre az üzlet nem ír többet, ha értesül róluk.',
      todo: 'Állítsa be a BOUNCE_DOMAIN értékét, valamint egy postafiókot vagy a szolgáltató hívásainak titkát.',
    },
    push: {
      name: 'Üzenetek készülékre',
      means: 'A tagok böngészői, amelyek üzenetet kértek.',
      todo: 'Készítsen kulcsokat ezzel: „npm run cli -- push keys”, és tartsa meg a régieket a PUSH_OLD_KEYS értékében.',
    },
    company_look_up: {
      name: 'Cégkereső',
      means: 'Adószám alapján kitölti a tag cégadatait.',
      todo: 'Állítsa be a COMPANY_DRIVER értékét és a NAV technikai felhasználóját. Addig a tagok maguk töltik ki.',
    },
    consultants: {
      name: 'Tanácsadók',
      means: 'A szolgáltatás megmondja, melyik irányítószámhoz melyik tanácsadó tartozik.',
      todo: 'Állítsa be a CONSULTANT_DRIVER értékét, vagy forduljon az üzemeltetőhöz. Addig az itteni lista érvényes.',
    },
    outbox: {
      name: 'Kimenő üzenetek',
      means: 'Küldésre váró levelek, SMS-ek és üzenetek.',
      todo: 'Ellenőrizze, hogy fut-e feldolgozó. Visszaállítás után így indulnak el: „npm run cli -- outbox release”.',
    },
    failed_messages: {
      name: 'Sikertelen üzenetek',
      means: 'Túl sok próbálkozás után félretett üzenetek.',
      todo: 'Nyissa meg a sikertelen üzenetek listáját, és küldje el újra vagy zárja le őket.',
    },
    search: {
      name: 'Kereső',
      means: 'Oldalakat, cikkeket és ajándékokat talál a tagoknak.',
      todo: 'Futtassa ezt: „npm run cli -- search rebuild”.',
    },
    texts: {
      name: 'A szövegek címei',
      means: 'Elérhető-e minden, ami megjelent.',
      todo: 'Adjon másik címet az itt felsorolt szövegeknek.',
    },
    backup: {
      name: 'Utolsó mentés',
      means: 'Minden éjjel készül mentés. Ami utána történt, a lemezzel együtt elveszne.',
      todo: 'Futtassa ezt: „npm run cli -- backup create --into <mappa>”, és nézze meg, miért maradt el az éjszakai.',
    },
    closes: {
      name: 'Éjszakai zárás',
      means: 'Az üzlet minden éjjel összeszámolja és lezárja a nap pontjait.',
      todo: 'Futtassa ezt: „npm run cli -- points close”, és nézze meg, miért maradt el az éjszakai.',
    },
    demo: {
      name: 'Demó',
      means: 'Demóbelépések és fejlesztői oldalak, amelyek éles üzletben nem lehetnek.',
      todo: 'Törölje a DEMO beállítást a szerveren, ha valódi tagok járnak ide.',
    },
  },
}
