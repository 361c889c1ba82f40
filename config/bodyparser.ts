import { defineConfig } from '@adonisjs/core/bodyparser'

/** Largest body of a form or JSON request, in bytes. */
const BODY_LIMIT = 256 * 1024

const bodyParserConfig = defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: {
    convertEmptyStringsToNull: false,
    types: ['application/x-www-form-urlencoded'],
    limit: BODY_LIMIT,
  },
  json: {
    convertEmptyStringsToNull: false,
    types: ['application/json'],
    limit: BODY_LIMIT,
  },
  // Multipart parsing can be made to end the process by a stranger; files arrive as raw PUT.
  multipart: { autoProcess: false, convertEmptyStringsToNull: false, types: [] },
})

export default bodyParserConfig
