import { saveSurvey } from '../../surveys/actions/save_survey.js'
import Survey from '../../surveys/models/survey.js'
import { slugOf, storedBlocks, storedTarget } from '../../surveys/written_survey.js'
import { surveyValidator } from '../../surveys/validators/survey_validator.js'
import type { ExchangeDocument, ExchangeKind, HeldText } from '../exchange_kind.js'
import { idOf, type Names } from '../names.js'
import { asSaved, throwProblems } from '../problems.js'
import { readableBlocks, writtenBlocks } from '../readable_blocks.js'

type SurveyText = Pick<
  Survey,
  | 'slug'
  | 'titleHu'
  | 'titleEn'
  | 'points'
  | 'opensOn'
  | 'closesOn'
  | 'answerLimit'
  | 'target'
  | 'content'
>

/** Surveys with their questions; what members answered stays where it is. */
export const surveyKind: ExchangeKind = {
  kind: 'survey',
  folder: 'surveys',
  audited: { subject: 'survey', created: 'survey.created', changed: 'survey.changed' },
  isDirect: true,
  async held({ client }, names) {
    const all = await Survey.query({ client }).orderBy('id')
    const held: HeldText[] = []
    for (const one of all) {
      const document = documentOf(one.key!, await textOf(one), names)
      const isShown = one.publishedAt !== null
      const live = isShown ? document : null
      held.push({ id: one.id, document, live, isShown, isArchived: false })
    }
    return held
  },
  async read({ key, target, content, ...given }, { names }) {
    const fields = await surveyValidator.validate({
      ...given,
      target: numbered(target, names),
      content: Array.isArray(content) ? writtenBlocks(content) : content,
    })
    const slug = slugOf(fields)
    const text: SurveyText = {
      slug,
      titleHu: fields.title_hu,
      titleEn: fields.title_en ?? '',
      points: fields.points,
      opensOn: fields.opens_on ?? null,
      closesOn: fields.closes_on ?? null,
      answerLimit: fields.answer_limit ?? null,
      target: storedTarget(fields.target),
      content: storedBlocks(fields.content),
    }
    return {
      document: documentOf(key, text, names),
      async write(trx, { id, key: wanted, isCopy, publishes, by }) {
        const { client } = trx
        const survey = id
          ? await Survey.query({ client }).where({ id }).forUpdate().firstOrFail()
          : new Survey().useTransaction(client)
        survey.key = wanted
        const isPublished = publishes || Boolean(survey.publishedAt)
        const address = isCopy ? `${slug.slice(0, 60)}-${wanted.slice(0, 8)}` : slug
        await saveSurvey(trx, survey, { ...fields, slug: address, is_published: isPublished }, by)
        return { id: survey.id }
      },
    }
  },
}

/** A survey that is kept. */
async function textOf(survey: Survey): Promise<SurveyText> {
  const { slug, titleHu, titleEn, points, opensOn, closesOn, answerLimit } = survey
  const content = await asSaved(survey.content, () => storedBlocks(survey.content))
  const target = survey.target && storedTarget(survey.target)
  return { slug, titleHu, titleEn, points, opensOn, closesOn, answerLimit, target, content }
}

/** Professions go by their names outside of an installation. */
function documentOf(key: string, text: SurveyText, { professions }: Names): ExchangeDocument {
  const { target } = text
  return {
    kind: 'survey',
    key,
    slug: text.slug,
    title_hu: text.titleHu,
    title_en: text.titleEn,
    points: text.points,
    opens_on: text.opensOn,
    closes_on: text.closesOn,
    answer_limit: text.answerLimit,
    target: target && {
      professions: target.profession_ids.flatMap((id) => professions.get(id) ?? []),
      counties: target.counties,
      member_since: target.member_since,
      scanned_since: target.scanned_since,
    },
    content: readableBlocks(text.content),
  }
}

/** @throws E_VALIDATION_ERROR (`exists`) where this installation has no profession of a name */
function numbered(target: unknown, { professions }: Names): unknown {
  if (typeof target !== 'object' || target === null || !('professions' in target)) return target
  const { professions: wanted, ...rest } = target
  if (!Array.isArray(wanted)) return { ...rest, profession_ids: wanted }
  const ids = wanted.map((name) => idOf(professions, String(name)))
  const missing = ids.flatMap((id, at) => (id === undefined ? [at] : []))
  throwProblems(missing.map((at) => ({ field: `target.professions.${at}`, rule: 'exists' })))
  return { ...rest, profession_ids: ids }
}
