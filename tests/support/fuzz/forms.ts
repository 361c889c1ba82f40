import { randomUUID } from 'node:crypto'
import { SHIPPING } from '#tests/support/checkout'
import { accountBody } from '#tests/support/registrations'
import type { SeededShop } from '#tests/support/seeded_shop'
import type { Stickers } from '#tests/support/shopper'

/** What a form needs to be right. */
export interface FormWorld {
  shop: SeededShop
  stickers: Stickers
  /** Hash of an item that lies in the cart of the first member. */
  hash: string
}

type Form = (world: FormWorld) => object | Promise<object>

const product = ({ shop }: FormWorld) => ({
  title_hu: 'Próba',
  title_en: 'Trial',
  category_id: shop.category.id,
  price: 100,
  position: 1,
  short_description_hu: 'Rövid',
  description_en: '<p>Long</p>',
  picture: null,
  is_new: false,
  is_published: false,
  is_gift: false,
  limit_quantity: 2,
  limit_days: 365,
})

const category = () => ({
  title_hu: 'Kategória',
  title_en: 'Category',
  slug: `kategoria-${randomUUID()}`,
  description_hu: 'Szöveg',
  description_en: 'Text',
  picture: null,
  picture_alt_hu: '',
  picture_alt_en: '',
  position: 3,
  is_active: true,
})

const profession = () => ({
  name_hu: `Szakma ${randomUUID()}`,
  name_en: 'Trade',
  api_name: 'Festék',
  position: 3,
  is_active: true,
})

const representative = () => ({
  last_name: `Próba ${randomUUID()}`,
  first_name: 'Ágnes',
  phone: '+36301234567',
  email: 'agnes@pelda.hu',
  distribution_channel: ['Festék'],
  distribution_channel_task_fields: ['Burkolás'],
  is_default: false,
})

const postcode = () => ({ zip: '9999', city: `Próbafalva ${randomUUID()}` })

const survey = () => ({
  title_hu: 'Próba',
  slug: `proba-${randomUUID()}`,
  points: 5,
  is_published: true,
  content: [{ name: 'survey input', props: { type: 'text', label_hu: 'Miért?' } }],
})

const questionnaire = () => ({
  title_hu: 'Próba',
  points: 5,
  is_published: true,
  questions: [{ type: 'text', label_hu: 'Mennyi?', solutions: 'kettő' }],
})

const communityWord = () => ({ word: 'vakolat', starts_on: '2026-01-01', ends_on: '2026-12-31' })

const booster = {
  name_hu: 'Kétszeres hét',
  name_en: 'Double week',
  bonus_kind: 'percent',
  bonus: 100,
  weekdays: [1, 2],
  zip_prefixes: ['11'],
  limit_per_member: 5,
  budget: 1000,
}

const game = {
  slug: 'proba-jatek',
  title_hu: 'Próbajáték',
  title_en: 'Test game',
  first_day: '2099-05-18',
  last_day: '2099-06-29',
  rules_page: 'altalanos-reszveteli-feltetelek',
  prizes: [{ draw: 'w1', name_hu: 'Kalapács', name_en: 'Hammer', items: 2 }],
}

const password = { password: 'vakolat-es-csempe', password_confirmation: 'vakolat-es-csempe' }

const question = () => ({
  kind: 'faq',
  body: { question_hu: 'Miért?', answer_hu: '<p>Csak.</p>' },
})

/** Right contents by the name of the route they go to. */
export const FORMS: Record<string, Form> = {
  'login.store': ({ shop }) => ({ ...shop.members[0], remember: 'on' }),
  'login.sms.store': () => ({ phone: '+36 30 123 4567' }),
  'login.sms.code.store': () => ({ code: '123456' }),
  'two-factor.login.store': () => ({ code: '123456' }),
  'two-factor.confirm': () => ({ code: '123456' }),
  'password.confirm.store': ({ shop }) => ({ password: shop.members[0].password }),
  'password.email': ({ shop }) => ({ email: shop.members[0].email }),
  'password.update': ({ shop }) => ({ ...password, token: 'x', email: shop.members[0].email }),
  'register.store': () => accountBody(),
  'register.phone.store': () => ({ code: '123456' }),
  'register.profile.lookup': () => ({ tax_number: '10537914-4-44' }),
  // The right password would end the world of the test.
  'profile.delete': () => ({ password: 'nem ez' }),
  'user.delete': () => ({ password: 'nem ez' }),
  'language.store': () => ({ locale: 'en' }),
  'partner.token': () => ({ grant_type: 'client_credentials', client_id: 'x', client_secret: 'x' }),
  'partner.users.store': () => ({ last_name: 'Próba', consents: { marketing_email: true } }),
  'partner.user_batches.store': () => ({ records: [{ sf_id: '003000000000001AAA' }] }),
  'webhooks.register': () => ({
    email: `${randomUUID()}@pelda.hu`,
    phone: '+36301234567',
    last_name: 'Próba',
    first_name: 'Ágnes',
    sf_id: '003000000000001AAA',
  }),
  'admin.partner_tokens.store': () => ({
    kind: 'token',
    name: 'Próba',
    scopes: ['users.read'],
    days: 1,
  }),
  'subscribe': ({ shop }) => ({ uid: randomUUID(), channel: `users/${shop.members[0].id}` }),
  'unsubscribe': ({ shop }) => ({ uid: randomUUID(), channel: `users/${shop.members[0].id}` }),
  'qr-code.store': async ({ shop, stickers }) => ({
    qrCode: await stickers(),
    member_id: shop.members[0].id,
    idempotency_key: randomUUID(),
  }),
  'product.add_to_cart': ({ shop }) => ({ quantity: 1, variations: [shop.trousers.medium] }),
  'product.update': () => ({ quantity: 2 }),
  'checkout.store': ({ hash }) => ({
    shipping: SHIPPING,
    items: { [hash]: { selected: true, quantity: 1 } },
    idempotency_key: randomUUID(),
  }),
  'orders.address': () => ({ shipping: SHIPPING }),
  'admin.session.store': ({ shop }) => ({ ...shop.admin }),
  'admin.second_factor.store': () => ({ code: '123456' }),
  'admin.invitations.store': () => password,
  'admin.staff.store': () => ({
    email: `${randomUUID()}@pelda.hu`,
    name: 'Kiss Andrea',
    role: 'marketing',
    locale: 'hu',
  }),
  'admin.staff.update': () => ({ name: 'Kiss Andrea', role: 'marketing' }),
  'admin.products.store': (world) => ({
    ...product(world),
    initial_quantity: 3,
    variation_types: [{ title_hu: 'M', title_en: 'S', values: [{ title_hu: 'K', title_en: 'S' }] }],
  }),
  'admin.products.update': (world) => ({ ...product(world), slug: 'proba' }),
  'admin.categories.store': () => category(),
  'admin.categories.update': () => category(),
  'admin.professions.store': () => profession(),
  'admin.professions.update': () => profession(),
  'admin.representatives.store': () => representative(),
  'admin.representatives.update': () => representative(),
  'admin.postcodes.store': () => postcode(),
  'admin.postcodes.update': () => postcode(),
  'admin.content-records.store': () => question(),
  'admin.content-records.place': () => ({ direction: 'up' }),
  'survey.store': () => ({ fields: { tool: 'Kefe' } }),
  'extra-points.survey.store': ({ shop }) => ({ survey: shop.survey, fields: { tool: 'Kefe' } }),
  'questionnaire.submit': () => ({ answers: { a: 'kettő' } }),
  'extra-points.community.store': () => ({ word: 'vakolat' }),
  'admin.questionnaires.store': () => questionnaire(),
  'admin.questionnaires.update': () => questionnaire(),
  'admin.community_words.store': () => communityWord(),
  'admin.community_words.update': () => communityWord(),
  'admin.surveys.store': () => survey(),
  'admin.surveys.update': () => survey(),
  'admin.orders.status': () => ({ status: 'processing' }),
  'admin.orders.statuses': () => ({
    orders: [1, 2, 3],
    status: 'processing',
    idempotency_key: randomUUID(),
  }),
  'admin.orders.notes.store': () => ({ note: 'Monday', idempotency_key: randomUUID() }),
  'admin.orders.parcels.store': () => ({
    carrier: 'GLS',
    reference: '00123',
    quantities: { 1: 1 },
    idempotency_key: randomUUID(),
  }),
  'admin.parcels.update': () => ({ carrier: 'MPL', reference: '' }),
  'admin.orders.substitution': ({ shop }) => ({
    product_id: shop.cap.id,
    variations: [],
    is_back: false,
    idempotency_key: randomUUID(),
  }),
  'admin.orders.rest': () => ({
    is_back: false,
    reason: 'Broken',
    idempotency_key: randomUUID(),
  }),
  'admin.code_batches.store': ({ shop }) => ({
    product_id: shop.paint.id,
    count: 10,
    points: 5,
    max_scans: 1,
    valid_from: '2026-01-01',
    valid_to: '2027-01-01',
  }),
  'wishlist.toggle': () => ({}),
  'admin.stock_items.movements': () => ({ reason: 'receipt', delta: 5, note: 'Delivery' }),
  'admin.stock_items.limit': () => ({ qty: 5, note: 'Counted' }),
  'disputes.store': async ({ stickers }) => ({
    qrCode: await stickers(),
    reason: 'already_used',
    note: 'Nobody else has been here',
  }),
  'counselling.store': () => ({
    topic: 'defect',
    product_id: null,
    text: 'The plaster cracks',
    photos: [],
    idempotency_key: randomUUID(),
  }),
  'counselling.question.store': () => ({ text: 'And it rained', idempotency_key: randomUUID() }),
  'admin.counselling-questions.answers.store': () => ({
    text: 'Let it dry for a week',
    idempotency_key: randomUUID(),
  }),
  'admin.counselling-questions.state.store': () => ({ state: 'in_progress' }),
  'admin.counselling-questions.hand-over.store': () => ({ staff_id: 1, note: 'Yours' }),
  'admin.disputes.credit': () => ({ points: 10, reason: 'Seen on the photo' }),
  'admin.disputes.decline': () => ({ reason: 'Used before' }),
  'admin.ledger_entries.reversal': () => ({ reason: 'By mistake' }),
  'consent.birthday-promo.accept': () => ({ consent: true }),
  'admin.promotions.store': () => game,
  'admin.promotions.update': () => game,
  'admin.boosters.store': () => booster,
  'admin.boosters.update': () => booster,
  'admin.promotion_rewards.count': ({ shop }) => ({
    by: 'list',
    members: String(shop.members[0].id),
  }),
  'admin.promotion_rewards.store': ({ shop }) => ({
    by: 'list',
    members: String(shop.members[0].id),
    count: 1,
    what: 'points',
    points: 5,
    reason: 'Prize game',
  }),
  'admin.promotion_rewards.revoke': () => ({ reason: 'By mistake' }),
  'admin.point_rules.store': () => ({
    source: 'name_day',
    points_from: 5,
    valid_from: '2099-01-01',
  }),
  'admin.point_rules.update': () => ({ points_from: 6, valid_from: '2099-02-01' }),
  'admin.harvest_cases.settle': () => ({ verdict: 'honest', note: 'Own store' }),
  'admin.code_batches.void_ranges.store': () => ({ from: 3, to: 4, reason: 'Torn' }),
}

/** Queries without which a route does nothing. */
export const QUERIES: Record<string, string> = {
  'event_stream': 'uid=0b9c1c1e-journey',
  'admin.orders.pick_list': 'status=processing',
  'admin.orders.delivery_notes': 'status=processing',
  'admin.orders.courier_list': 'status=processing',
}

/** Values of address parts that name something that exists. */
export function knownValues(name: string, { shop, hash }: FormWorld): string[] {
  const values: Record<string, string[]> = {
    product: [shop.trousers.slug, shop.cap.slug],
    category_slug: [shop.category.slug],
    hash: [hash],
    survey: [shop.survey],
    campaign: [String(shop.campaign)],
    link: ['0'],
    secret: [shop.newsletterSecret],
    sf_id: [shop.partnerMember],
    topic: ['order', 'wish'],
    kind: ['products', 'stock_items'],
    locale: ['hu', 'en'],
    page: ['1', '2'],
    file: ['en.json', 'hu.json'],
    slug: ['kapcsolat', 'altalanos-reszveteli-feltetelek'],
    line: ['1', '2'],
    id: ['1', '2', '3', String(shop.batch.id), String(shop.members[0].id)],
  }
  return values[name] ?? ['1', 'x']
}
