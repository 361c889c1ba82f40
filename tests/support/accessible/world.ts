import { randomUUID } from 'node:crypto'
import { clock } from '#app/clock'
import { transaction } from '#app/transaction'
import { newsletterSecretOf } from '#auth'
import { openDispute } from '#points'
import { askForProof } from '#auth/profile/email_proof'
import { toggleWish } from '#catalogue'
import { placeOrder } from '#catalogue/checkout/actions/place_order'
import { saveCategory } from '#content/articles/actions/save_category'
import { askQuestion } from '#content/counselling/actions/ask_question'
import ArticleCategory from '#content/records/models/article_category'
import { addressHash } from '#notifications/bounces/address_hash'
import SuppressedAddress from '#notifications/bounces/models/suppressed_address'
import { givenCart, givenProduct } from '#tests/support/catalogue'
import { SHIPPING } from '#tests/support/checkout'
import { givenGiftShop, type GiftShop } from '#tests/support/gift_shop'
import { DAYS_TOLD, givenMember, type TestMember } from '#tests/support/members'
import { givenSampleMedia } from '#tests/support/media'
import { givenNotifications } from '#tests/support/notifications'
import { mailsTo } from '#tests/support/outbox'
import { drawnLastMonth } from '#tests/support/past_draw'
import { givenCode, givenParticipatingProduct } from '#tests/support/points'
import { preparedAccount, validationPathOf } from '#tests/support/prepared_accounts'
import { givenQuestionnaire } from '#tests/support/questionnaires'
import { givenRecord, pageIdOf, textBlock } from '#tests/support/records'
import { givenReward } from '#tests/support/rewards'
import { sampleBlocks } from '#tests/support/sample_blocks'
import { givenCreditedScan } from '#tests/support/scans'
import { sessionCookie } from '#tests/support/session_cookie'
import { askedFor, givenOptions, givenSurvey } from '#tests/support/surveys'
import { givenTwoFactorMember, type TwoFactorMember } from '#tests/support/two_factor'
import { LOCALES, type Locale } from './scene.js'

/** Who visits the shop in one language, and what is there for them alone. */
export interface Visitors {
  member: TestMember
  fresh: TestMember
  giver: TestMember
  gatherer: TestMember
  cellar: TestMember
  buyer: TestMember
  unverified: TestMember
  newcomer: TestMember
  arriving: TwoFactorMember
  orderId: number
  questionId: number
  rewardId: number
  newsletterSecret: string
  validationPath: string
  proofPath: string
}

/** A shop in which every page has something to show. */
export interface World {
  shop: GiftShop
  survey: string
  drawPath: string
  category: string
  article: string
  /** The page that holds every type of block. */
  everything: string
  visitors: Record<Locale, Visitors>
}

/** Makes it, committed to the database. */
export async function givenWorld(): Promise<World> {
  const shop = await givenGiftShop()
  await givenParticipatingProduct({ points: 120 })
  await givenQuestionnaire({ page_record_id: await pageIdOf('szaktanacsadas') })
  const { slug: survey } = await givenSurvey({ content: everyKindOfQuestion() })
  const articles = await givenArticles()
  const { promotion } = await drawnLastMonth(shop.member.id)
  const visitors = {} as World['visitors']
  for (const locale of LOCALES) visitors[locale] = await givenVisitors(shop, locale)
  return { shop, survey, drawPath: `/sorsolasok/${promotion.slug}/w1`, ...articles, visitors }
}

function everyKindOfQuestion() {
  const must = { required: true }
  return [
    askedFor('word', { type: 'text', ...must }),
    askedFor('lines', { type: 'textarea', ...must }),
    askedFor('count', { type: 'number', min: 1, max: 9, ...must }),
    askedFor('one', { type: 'radio', options: givenOptions('a', 'b'), ...must }),
    askedFor('list', { type: 'select', options: givenOptions('a', 'b'), ...must }),
    askedFor('any', { type: 'checkbox', options: givenOptions('a', 'b', 'c'), ...must }),
    askedFor('when', { type: 'date', ...must }),
    askedFor('days', { type: 'date_range', earliest: '2026-02-01', ...must }),
  ]
}

async function givenArticles() {
  const slug = `vakolas-${randomUUID().slice(0, 8)}`
  const category = new ArticleCategory()
  const fields = { title_hu: 'Vakolás', title_en: 'Plastering', slug }
  await transaction((trx) => saveCategory(trx, category.useTransaction(trx.client), fields))
  const content = [
    textBlock(
      '<h2>Lépések</h2><p>Tiszta fal, <a href="/gyik">kérdések</a>.</p>',
      '<h2>Steps</h2><p>A clean wall, <a href="/gyik">questions</a>.</p>'
    ),
  ]
  const article = await givenRecord({
    kind: 'article',
    slug: `fal-${randomUUID().slice(0, 8)}`,
    categoryId: category.id,
    body: { title_hu: 'A fal előkészítése', title_en: 'Preparing the wall', content },
  })
  return { category: slug, article: article.slug, everything: await givenEveryBlock() }
}

async function givenEveryBlock(): Promise<string> {
  await givenSampleMedia()
  const { slug } = await givenRecord({ body: { content: sampleBlocks() } })
  return slug
}

async function givenVisitors(shop: GiftShop, locale: Locale): Promise<Visitors> {
  const member = await givenMember({ ...DAYS_TOLD, locale })
  await givenCreditedScan(member, 800)
  const orderId = await givenOrderOf(member, shop)
  await givenCart(member, [
    { product: shop.cap },
    { product: shop.trousers, variations: ['M', 'Grey'].map(shop.trousers.variation) },
  ])
  await givenNotifications(member, 3)
  await toggleWish(member.id, shop.drill.slug)
  const fresh = await givenMember({ locale, firstName: 'Mátyás' })
  const giver = await givenMember({ locale })
  await restMailbox(giver)
  const gift = await givenProduct({ titleHu: 'Rádió', titleEn: 'Radio', isGift: true, price: 0 })
  const gatherer = await givenMember({ ...DAYS_TOLD, locale })
  const reported = {
    memberId: gatherer.id,
    text: await givenCode(),
    reason: 'already_used' as const,
  }
  await transaction((trx) => openDispute(trx, reported))
  // Logged in somewhere else as well.
  await sessionCookie(member)
  await askForProof(fresh, locale)
  const proof = (await mailsTo(fresh.email)).at(-1)!.text
  return {
    member,
    fresh,
    giver,
    gatherer,
    cellar: await givenMember({ ...DAYS_TOLD, locale }),
    buyer: await givenBuyer(shop, locale),
    unverified: await givenMember({ locale, phoneVerified: false }),
    newcomer: await givenMember({ locale, registered: false }),
    arriving: await givenTwoFactorMember({ locale }),
    orderId,
    questionId: await givenQuestionOf(member),
    rewardId: (await givenReward(member, gift)).id,
    newsletterSecret: (await newsletterSecretOf(member.id))!,
    validationPath: await validationPathOf(await preparedAccount({ firstName: 'Éva' })),
    proofPath: /\/email-megerosites\/\S+/.exec(proof)![0],
  }
}

/** Mails to a member came back for good. */
async function restMailbox({ id, email }: TestMember) {
  const now = clock.now()
  const told = { reason: 'hard' as const, status: '5.1.1', times: 1, softBounces: [] }
  const when = { since: now, reportedAt: now }
  const row = { addressHash: addressHash(email), memberId: id, lastMessageId: 0, ...told, ...when }
  await transaction((trx) => SuppressedAddress.create(row, { client: trx.client }))
}

async function givenBuyer({ cap, drill }: GiftShop, locale: Locale): Promise<TestMember> {
  const buyer = await givenMember({ ...DAYS_TOLD, locale })
  await givenCreditedScan(buyer, 500)
  await givenCart(buyer, [{ product: cap }, { product: drill }])
  return buyer
}

async function givenOrderOf(member: TestMember, { cap }: GiftShop): Promise<number> {
  const [hash] = await givenCart(member, [{ product: cap, quantity: 1 }])
  const { answer } = await placeOrder({
    buyer: { id: member.id, email: member.email, locale: 'en' },
    shipping: { ...SHIPPING, floor: 2 },
    items: { [hash]: { selected: true, quantity: 1 } },
    key: randomUUID(),
    bodyHash: 'x',
  })
  return answer.id
}

function givenQuestionOf(member: TestMember): Promise<number> {
  const about = { topic: 'defect' as const, productId: null, photos: [] }
  return transaction((trx) =>
    askQuestion(trx, { memberId: member.id, text: 'A vakolat repedezik.', ...about })
  )
}
