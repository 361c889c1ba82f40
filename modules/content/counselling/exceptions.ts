import { domainError } from '#app/exceptions/domain_exception'

/** As many questions were asked today as may be. Ours. */
export const TooManyQuestions = domainError('too_many_questions', {
  message: 'As many questions were asked today as may be',
  status: 429,
  field: 'text',
  tell: (max: number) => ({ meta: { max } }),
})

/** As many photos were sent today as may be; `wait_for` in seconds. Ours. */
export const TooManyPhotos = domainError('too_many_photos', {
  message: 'As many photos were sent today as may be',
  status: 429,
  field: 'photos',
  tell: (waitSeconds: number) => ({ meta: { wait_for: waitSeconds } }),
})

/** A photo was sent so long ago that it is gone, or with another message. Ours. */
export const PhotoGone = domainError('photo_gone', { message: 'photo_gone', field: 'photos' })

/** No such product takes part. */
export const UnknownProduct = domainError('invalid', { message: 'invalid', field: 'product_id' })

/** Nothing is added to a question that is over. Ours. */
export const QuestionClosed = domainError('question_closed', {
  message: 'This question is closed',
  status: 409,
  field: 'text',
})

/** The question does not go from its state into this one. Ours. */
export const StateImpossible = domainError('state_impossible', {
  message: 'The question does not go into this state',
  status: 409,
  field: 'state',
})

/** Nobody of this number answers questions. */
export const UnknownColleague = domainError('invalid', { message: 'invalid', field: 'staff_id' })
