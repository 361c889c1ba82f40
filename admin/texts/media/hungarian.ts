import type { mediaEnglish, mediaErrorsEnglish, mediaResourcesEnglish } from './english'

/** The library of pictures and files in Hungarian. */
export const mediaHungarian: typeof mediaEnglish = {
  kinds: { picture: 'Kép', file: 'Fájl' },
  every_kind: 'Képek és fájlok',
  archived: { no: 'Választható', yes: 'Archivált' },
  archived_label: 'Állapot',
  drop: 'Húzza ide a képeket vagy fájlokat',
  drop_hint: 'JPEG, PNG vagy WebP 10 MB-ig, PDF 20 MB-ig.',
  upload: 'Választás erről az eszközről',
  uploading: '%{name}: %{percent}%',
  drawing: '%{name}: előkészítés…',
  uploaded: 'Bekerült a médiatárba',
  known: 'Ez már megvolt a médiatárban',
  failed: '%{name}: %{problem}',
  nothing: 'Nincs ilyen kép vagy fájl.',
  empty: 'A médiatár üres. Húzza ide az első képet vagy fájlt.',
  no_words: 'Nincs leírás',
  unused: 'Még nem használt',
  places: 'Egy helyen használt |||| %{smart_count} helyen használt',
  unnamed: 'Névtelen',
  size: '%{width} × %{height} px',
  download: 'Letöltés',
  alt_hint: 'Mi látható a képen? Azoknak, akik nem látják.',
  focus: {
    title: 'Ami mindig látszódjon',
    hint: 'Ha a kép más alakra vágva jelenik meg, ez a pont megmarad.',
    point: '%{column}. oszlop, %{row}. sor',
  },
  uses: {
    title: 'Hol használjuk',
    none: 'Még sehol sem használjuk.',
    state: {
      live: 'Látható',
      scheduled: 'Időzítve',
      draft: 'Vázlat',
      old: 'Korábbi változat',
    },
    kind: {
      content_records: 'Tartalom',
      products: 'Ajándék',
      categories: 'Kategória',
      participating_products: 'Pontot érő termék',
      promotions: 'Nyeremény',
    },
  },
  replace: 'Csere',
  replace_hint: 'Onnantól mindenhol az új jelenik meg.',
  replaced: 'Mindenhol kicseréltük',
  archive: 'Archiválás',
  archive_hint: 'Többé nem választható. Ahol most szerepel, ott megmarad.',
  archive_shown: 'Látható vagy időzített: előbb onnan vegye ki, utána archiválható.',
  archived_done: 'Archiválva',
  restore: 'Ismét választható legyen',
  restored: 'Ismét választható',
  input: {
    choose: 'Választás',
    change: 'Másik választása',
    remove: 'Eltávolítás',
    picker_picture: 'Kép választása',
    picker_file: 'Fájl választása',
    search: 'Keresés',
    gone: 'Már nincs meg a médiatárban',
    is_archived: 'Archiválva van: válasszon másikat',
    needs_words: 'Ennek a képnek nincs leírása a médiatárban: írja be itt vagy ott.',
    open: 'Megnyitás a médiatárban',
    more: 'Továbbiak',
  },
}

/** Names of the list and of its columns. */
export const mediaResourcesHungarian: typeof mediaResourcesEnglish = {
  media: {
    name: 'Kép vagy fájl |||| Médiatár',
    fields: {
      file_name: 'Név',
      alt_hu: 'Leírás (magyar)',
      alt_en: 'Leírás (angol)',
      is_decorative: 'Csak díszítés: nem kell hozzá leírás',
      kind: 'Fajta',
      created_at: 'Feltöltve',
      bytes: 'Méret',
    },
  },
}

/** What the server refuses of media. */
export const mediaErrorsHungarian: typeof mediaErrorsEnglish = {
  medium_unreadable: 'Csak kép (JPEG, PNG, WebP) és PDF-fájl használható',
  file_too_large: 'A fájl nagyobb 20 MB-nál',
  other_kind: 'Kép helyére csak kép, fájl helyére csak fájl kerülhet',
  medium_is_there: 'Pontosan ez már megvan a médiatárban: válassza ki ott',
  medium_is_used: 'Látható vagy időzített, ezért nem archiválható',
  medium_gone: 'Már nincs meg a médiatárban: válasszon másikat',
  medium_archived: 'Archiválva van: válasszon másikat',
  medium_wordless: 'Ennek a képnek nincs leírása: írja be a médiatárban',
  pictures_busy: 'Most sok kép készül. Kérjük, próbálja újra kicsit később.',
}
