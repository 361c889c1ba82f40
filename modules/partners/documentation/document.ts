import { ANSWERS } from '../sync/validators/answers.js'
import { batchRecordValidator } from '../sync/validators/users.js'
import { RECORDS_MAX } from '../constants.js'
import { OPERATIONS, type Operation } from './operations.js'
import { Schemas, type Schema } from './schemas.js'

/** Refusals that every request with a token may get. */
const COMMON = [401, 403, 422, 429]
const STATUSES: Record<number, string> = {
  400: 'What was asked cannot be understood',
  401: 'The token or the client is unknown, expired or revoked',
  403: 'The token has not the scope for it',
  404: 'There is no such member',
  409: 'It contradicts what the shop knows',
  410: 'The cursor is too old: read all from the start',
  412: 'The member has changed since it was read',
  415: 'The body is written in another way than it is read',
  422: 'Some fields are wrong; nothing was written',
  429: 'Too many requests: wait for retryAfter seconds',
}

/**
 * The interface for partners as OpenAPI 3.0.3 tells it, made of what requests are validated by.
 *
 * @param shop where it is, and what it is called
 */
export function openApiDocument(shop: { url: string; name: string }) {
  const schemas = new Schemas()
  schemas.add('ConsentState', ANSWERS.ConsentState)
  schemas.add('Error', ANSWERS.Error)
  schemas.add('User', ANSWERS.User)
  const paths: Record<string, Record<string, object>> = {}
  for (const operation of OPERATIONS) {
    ;(paths[operation.path] ??= {})[operation.method] = told(operation, schemas)
  }
  return {
    openapi: '3.0.3',
    info: {
      title: `${shop.name} for partners`,
      version: '1.0.0',
      description: 'Members of the shop in sync with Salesforce and other programs.',
    },
    servers: [{ url: shop.url }],
    security: [{ bearer: [] }],
    paths,
    components: {
      schemas: schemas.all,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function told(operation: Operation, schemas: Schemas) {
  const { id, summary, description, body, answer, refusals, path } = operation
  const isGrant = body?.isForm === true
  const refused = isGrant ? [400, 401, 415, 429] : [...new Set([...refusals, ...COMMON])].sort()
  const error = isGrant
    ? schemas.add('TokenError', ANSWERS.TokenError)
    : { type: 'array', items: schemas.add('Error', ANSWERS.Error) }
  const answers = refused.map((status) => [status, content(STATUSES[status], error)])
  const parameters = [...inPath(path), ...inQuery(operation, schemas), ...inHeaders(operation)]
  return {
    operationId: id,
    summary,
    description,
    ...(parameters.length && { parameters }),
    ...(body && { requestBody: { required: true, content: bodyOf(operation, schemas) } }),
    ...(isGrant && { security: [] }),
    responses: {
      200: content('As asked', schemas.add(answer.name, answer.validator)),
      ...Object.fromEntries(answers),
    },
  }
}

function content(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } }
}

function bodyOf({ body }: Operation, schemas: Schemas) {
  const { name, validator, isForm } = body!
  const schema = validator ? schemas.add(name, validator) : batchOf(name, schemas)
  return { [isForm ? 'application/x-www-form-urlencoded' : 'application/json']: { schema } }
}

/** The records of a batch are looked at one by one, each by this shape. */
function batchOf(name: string, schemas: Schemas): Schema {
  const items = schemas.add('UserBatchRecord', batchRecordValidator)
  const records = { type: 'array', minItems: 1, maxItems: RECORDS_MAX, items }
  schemas.all[name] = { type: 'object', required: ['records'], properties: { records } }
  return { $ref: `#/components/schemas/${name}` }
}

function inPath(path: string) {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => {
    return { name, in: 'path', required: true, schema: { type: 'string' } }
  })
}

function inQuery({ id, query }: Operation, schemas: Schemas) {
  if (!query) return []
  // Its fields are parameters; together they are no object that anybody sends.
  const name = `${id}Query`
  schemas.add(name, query)
  const { properties = {} } = schemas.all[name]
  delete schemas.all[name]
  return Object.entries(properties).map(([field, schema]) => {
    return { name: field, in: 'query', required: false, schema }
  })
}

function inHeaders({ headers = {} }: Operation) {
  return Object.entries(headers).map(([name, description]) => {
    return { name, in: 'header', required: false, description, schema: { type: 'string' } }
  })
}
