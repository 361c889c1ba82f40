import { domainError } from '#app/exceptions/domain_exception'

/** A page cannot live at an address another route begins with. */
export const SlugIsReserved = domainError('reserved', { message: 'reserved', field: 'slug' })

/** The member has answered this survey before. @source requirements S-04 */
export const AlreadySubmitted = domainError('already_submitted', {
  message: 'already_submitted',
  field: 'survey',
})

/** As many members have answered as the survey asked for. The key is ours. */
export const SurveyFull = domainError('survey_full', { message: 'survey_full', field: 'survey' })

/** So few members answered that they could be told apart. The key is ours. */
export const GroupTooSmall = domainError('too_few', { message: 'too_few', field: 'group' })

/** The film cannot have been watched yet. The key is ours. */
export const TooEarly = domainError('too_early', {
  message: 'too_early',
  field: 'questionnaire',
  tell: (waitMs: number) => ({ meta: { wait_for: Math.ceil(waitMs / 1000) } }),
})

/** Another survey has this address. */
export const SlugTaken = domainError('unique', { message: 'unique', field: 'slug' })

/** Members have answered: questions cannot be taken away or changed in what they take. */
export const AlreadyAnswered = domainError('answered', { message: 'answered', field: 'content' })

/** Questionnaires are answered by members alone. @source requirements S-07 */
export const MustLogIn = domainError('must_log_in', {
  message: 'must_log_in',
  status: 401,
  field: 'questionnaire',
})

/** Some answer is wrong; which one stays untold. @source requirements S-09 */
export const WrongAnswer = domainError('wrong_answer', {
  message: 'wrong_answer',
  field: 'questionnaire',
  tell: (waitMs: number) => ({ meta: { minutes: Math.ceil(waitMs / 60_000) } }),
})

/** The member has passed this questionnaire before. */
export const QuestionnairePassed = domainError('already_submitted', {
  message: 'already_submitted',
  field: 'questionnaire',
})

/** No page has this slug. */
export const UnknownPage = domainError('invalid', { message: 'invalid', field: 'page_slug' })

/** Members have tried the questionnaire: it can be hidden, not taken away. */
export const AlreadyTried = domainError('answered', { message: 'answered', field: 'questions' })

/** The record leads elsewhere under this old address: taking it over must be confirmed. */
export const SlugLeadsElsewhere = domainError('leads_elsewhere', {
  message: 'leads_elsewhere',
  field: 'slug',
})

/** A text that Hungarian readers need is missing; `missing` says how many are. */
export const HungarianMissing = domainError('missing_hungarian', {
  message: 'missing_hungarian',
  field: 'publication',
  tell: (missing: number) => ({ meta: { missing } }),
})

/** The end of a publication lies before its start, or has passed. */
export const PublicationEndsTooSoon = domainError('ends_too_soon', {
  message: 'ends_too_soon',
  field: 'ends_at',
})

/** Every page shows the menu, the footer or the front page: they are replaced, never taken off. */
export const MustStayLive = domainError('stays_live', { message: 'stays_live', field: 'ends_at' })

/** Nothing of its own can be looked at: it stands around or inside pages. The key is ours. */
export const HasNoPage = domainError('no_preview', { message: 'no_preview', field: 'kind' })

/** An archived record is neither edited nor published. */
export const RecordIsArchived = domainError('archived', { message: 'archived', field: 'id' })

/** What readers see cannot be archived; it is taken off first. */
export const RecordIsLive = domainError('live', { message: 'live', field: 'id' })

/** No category of the knowledge base has this id, or it lies below the one that is saved. */
export const UnknownParent = domainError('invalid', { message: 'invalid', field: 'parent_id' })

/** Categories of the knowledge base have three levels. */
export const CategoryTooDeep = domainError('too_deep', { message: 'too_deep', field: 'parent_id' })

/** A category that holds articles or categories stays. */
export const CategoryInUse = domainError('in_use', { message: 'in_use', field: 'id' })
