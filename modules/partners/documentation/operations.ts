import { grantedValidator, grantValidator } from '../access/validators/token.js'
import { ANSWERS } from '../sync/validators/answers.js'
import { pullValidator, writeValidator } from '../sync/validators/users.js'

interface Validator {
  toJSONSchema: () => {
    properties?: Record<string, unknown>
    required?: string[]
  }
}

/** One thing a program of a partner can ask. */
export interface Operation {
  path: string
  method: 'get' | 'post'
  /** A name that Salesforce can make a method of. */
  id: string
  summary: string
  description: string
  query?: Validator
  headers?: Record<string, string>
  body?: { name: string; validator?: Validator; isForm?: boolean }
  answer: { name: string; validator: Validator }
  /** Statuses of refusals beside those that all have. */
  refusals: number[]
}

const IDEMPOTENCY = {
  'Idempotency-Key':
    'A name of the request, 8 to 64 letters, digits, - and _. A repetition under it writes nothing more.',
}

/** All of them, in the order of the description. */
export const OPERATIONS: Operation[] = [
  {
    path: '/api/oauth/token',
    method: 'post',
    id: 'requestToken',
    summary: 'Get a token for 30 minutes',
    description:
      'The grant client_credentials of RFC 6749. Client and secret stand in the form or in a Basic header.',
    body: { name: 'TokenRequest', validator: grantValidator, isForm: true },
    answer: { name: 'Token', validator: grantedValidator },
    refusals: [],
  },
  {
    path: '/api/salesforce/users',
    method: 'get',
    id: 'pullUsers',
    summary: 'Read the members that changed',
    description:
      'Members in the order of their changes, each with its last state; erased ones with deleted_at. Without a cursor it begins ' +
      'at the first member, or at updated_since. Ask on with next_cursor while has_more is true; keep the last one for the next pull. ' +
      'A member that changes during a pull is in one of its later pages or in the next pull.',
    query: pullValidator,
    answer: { name: 'UserPage', validator: ANSWERS.UserPage },
    refusals: [400, 410],
  },
  {
    path: '/api/salesforce/users/{sf_id}',
    method: 'get',
    id: 'getUser',
    summary: 'Read one member',
    description:
      'The member with this Salesforce id of 15 or 18 characters; an erased one with deleted_at.',
    answer: { name: 'User', validator: ANSWERS.User },
    refusals: [404],
  },
  {
    path: '/api/salesforce/users/{sf_id}',
    method: 'post',
    id: 'writeUser',
    summary: 'Change one member, or link it',
    description:
      'Changes the fields that are sent and no other. A Salesforce id that is new is linked with the member named by id. With version, ' +
      'or If-Match, nothing is written where the member has changed since. Another email waits until its owner opens a link. ' +
      'A consent needs a proof; a withdrawn one always wins. Who may not read is told id, sf_id and version alone.',
    headers: { ...IDEMPOTENCY, 'If-Match': 'The version as a strong tag, such as "17".' },
    body: { name: 'UserChange', validator: writeValidator },
    answer: { name: 'User', validator: ANSWERS.User },
    refusals: [400, 404, 409, 412, 415],
  },
  {
    path: '/api/salesforce/user_batches',
    method: 'post',
    id: 'writeUsers',
    summary: 'Change up to 200 members',
    description:
      'Each is written by itself and has a result of its own, in the order of the records.',
    headers: IDEMPOTENCY,
    body: { name: 'UserBatch' },
    answer: { name: 'BatchResults', validator: ANSWERS.BatchResults },
    refusals: [415],
  },
  {
    path: '/api/salesforce/professions',
    method: 'get',
    id: 'listProfessions',
    summary: 'Read what professions are called',
    description: 'The ids that members have as main and secondary professions.',
    answer: { name: 'NamedIds', validator: ANSWERS.NamedIds },
    refusals: [],
  },
  {
    path: '/api/salesforce/representatives',
    method: 'get',
    id: 'listRepresentatives',
    summary: 'Read who the representatives are',
    description: 'The ids that members have as regional_representative_id.',
    answer: { name: 'NamedIds', validator: ANSWERS.NamedIds },
    refusals: [],
  },
]
