/** A row of a list, with the names that its title is made of. */
export type Row = { id: number; [field: string]: any }
/** What the head says in a language; actions in their order. */
type Told = { title: string | ((row: Row) => string); state: string; actions: string[] }

/** A page of a record. */
export interface RecordPage {
  list: string
  /** Of the list: the first row is opened. */
  filter?: object
  /** Its page is its form. */
  isForm?: boolean
  hu: Told
  en: Told
  /** What others than administrators are left with, in the same words. */
  auditor?: (actions: string[]) => string[]
  marketing?: (actions: string[]) => string[]
}

/** The name of a member, as the back-office has it. */
export const nameOf = (row: Row) => `${row.last_name} ${row.first_name}`

const titleOf = (row: Row): string => row.title_hu

/** Pages of records that begin with a head, as an administrator finds them. */
export const RECORD_PAGES: RecordPage[] = [
  {
    list: 'orders',
    filter: { status: 'received' },
    hu: {
      title: ({ id }) => `Rendelés #${id}`,
      state: 'Beérkezett',
      actions: ['Feldolgozás indítása', 'Rendelés törlése'],
    },
    en: {
      title: ({ id }) => `Order #${id}`,
      state: 'Received',
      actions: ['Start processing', 'Cancel the order'],
    },
  },
  {
    list: 'orders',
    filter: { status: 'processing' },
    hu: {
      title: ({ id }) => `Rendelés #${id}`,
      state: 'Feldolgozás alatt',
      actions: ['Feladás rögzítése', 'Rendelés törlése', 'Nyomtatás'],
    },
    en: {
      title: ({ id }) => `Order #${id}`,
      state: 'In processing',
      actions: ['Mark as shipped', 'Cancel the order', 'Print'],
    },
    // Papers change nothing.
    auditor: (actions) => actions.slice(-1),
  },
  {
    list: 'draws',
    filter: { state: 'committed' },
    hu: {
      title: '1. hét',
      state: 'Meghirdetve',
      actions: ['Lista közzététele', 'Érvénytelenítés'],
    },
    en: { title: 'Week 1', state: 'Announced', actions: ['Publish the list', 'Declare void'] },
    marketing: (actions) => actions.slice(0, 1),
  },
  {
    list: 'campaigns',
    filter: { state: 'draft' },
    hu: {
      title: ({ name }) => name,
      state: 'Vázlat',
      actions: ['Szerkesztés', 'Elküldöm magamnak', 'Küldés'],
    },
    en: { title: ({ name }) => name, state: 'Draft', actions: ['Edit', 'Send it to me', 'Send'] },
    marketing: (actions) => actions,
  },
  {
    list: 'campaigns',
    filter: { state: 'scheduled' },
    hu: { title: ({ name }) => name, state: 'Időzítve', actions: ['Végleges leállítás'] },
    en: { title: ({ name }) => name, state: 'Scheduled', actions: ['Stop for good'] },
    marketing: (actions) => actions,
  },
  {
    list: 'code_batches',
    filter: { state: 'printed' },
    hu: {
      title: ({ product }) => product,
      state: 'Kinyomtatva',
      actions: ['Aktiválás', 'Érvénytelenítés', 'Nyomtatás'],
    },
    en: {
      title: ({ product }) => product,
      state: 'Printed',
      actions: ['Activate', 'Make void', 'Print'],
    },
    // The server lets administrators alone do any of it.
    marketing: () => [],
  },
  {
    list: 'disputes',
    filter: { state: 'open' },
    hu: { title: ({ member }) => member, state: 'Nyitott', actions: ['Jóváírás', 'Elutasítás'] },
    en: { title: ({ member }) => member, state: 'Open', actions: ['Credit', 'Decline'] },
  },
  {
    list: 'counselling_questions',
    hu: {
      title: 'Repedés, folt, tapadási hiba',
      state: 'Beérkezett',
      actions: ['Válasz', 'Továbbadás', 'Munkába vétel', 'Lezárás'],
    },
    en: {
      title: 'Crack, stain, poor adhesion',
      state: 'Received',
      actions: ['Answer', 'Hand over', 'Begin', 'Close'],
    },
  },
  {
    list: 'harvest_cases',
    filter: { state: 'open' },
    hu: {
      title: ({ member }) => member,
      state: 'Megnézendő',
      actions: ['Becsületes', 'Visszaélés'],
    },
    en: {
      title: ({ member }) => member,
      state: 'To look at',
      actions: ['It is honest', 'It is a harvest'],
    },
  },
  {
    list: 'boosters',
    hu: {
      title: ({ name_hu: name }) => name,
      state: 'Vázlat',
      actions: ['Szerkesztés', 'Bekapcsolás'],
    },
    en: { title: ({ name_hu: name }) => name, state: 'Draft', actions: ['Edit', 'Switch on'] },
    marketing: (actions) => actions.slice(0, 1),
  },
  {
    list: 'promotions',
    hu: { title: 'Próbajáték', state: 'Tervezett', actions: ['Szerkesztés'] },
    en: { title: 'Trial game', state: 'Planned', actions: ['Edit'] },
    marketing: (actions) => actions,
  },
  {
    list: 'stock_items',
    hu: {
      title: ({ title_hu: title }) => title,
      state: '',
      actions: ['Készletmozgás könyvelése', 'Korlát megszüntetése'],
    },
    en: {
      title: ({ title_hu: title }) => title,
      state: '',
      actions: ['Book a movement', 'Lift the limit'],
    },
    marketing: (actions) => actions,
  },
  {
    list: 'members',
    hu: {
      title: nameOf,
      state: 'Aktív',
      actions: ['Pontok könyvelése', 'Megjegyzés írása'],
    },
    en: { title: nameOf, state: 'Active', actions: ['Book points', 'Write a note'] },
  },
  {
    list: 'products',
    filter: { state: 'on_sale' },
    isForm: true,
    hu: { title: titleOf, state: 'Rendelhető', actions: [] },
    en: { title: titleOf, state: 'On sale', actions: [] },
    marketing: (actions) => actions,
  },
  {
    list: 'categories',
    isForm: true,
    hu: { title: titleOf, state: '', actions: [] },
    en: { title: titleOf, state: '', actions: [] },
  },
  {
    list: 'participating_products',
    isForm: true,
    hu: { title: titleOf, state: 'Aktív', actions: [] },
    en: { title: titleOf, state: 'Active', actions: [] },
  },
  {
    list: 'surveys',
    isForm: true,
    hu: { title: titleOf, state: 'Nyitott', actions: [] },
    en: { title: titleOf, state: 'Open', actions: [] },
  },
  {
    list: 'questionnaires',
    isForm: true,
    hu: { title: titleOf, state: '', actions: [] },
    en: { title: titleOf, state: '', actions: [] },
  },
  {
    list: 'staff',
    isForm: true,
    hu: {
      title: ({ name }) => name,
      state: 'Aktív',
      actions: ['Link küldése új jelszóhoz', 'Letiltás'],
    },
    en: {
      title: ({ name }) => name,
      state: 'Active',
      actions: ['Send a link for a new password', 'Disable'],
    },
  },
]

/** What the audit log calls the records of each list, as the way to their history says it. */
export const SUBJECTS: Record<string, string> = {
  orders: 'order',
  draws: 'draw',
  campaigns: 'campaign',
  code_batches: 'code_batch',
  disputes: 'dispute',
  counselling_questions: 'counselling_question',
  harvest_cases: 'member',
  boosters: 'booster',
  promotions: 'game',
  stock_items: 'product',
  members: 'member',
  products: 'product',
  categories: 'category',
  participating_products: 'participating_product',
  surveys: 'survey',
  questionnaires: 'questionnaire',
  staff: 'staff',
}
