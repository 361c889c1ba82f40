import { defineConfig } from '@adonisjs/shield'

/** Headers are set for every answer by our own server middleware; shield keeps the cross-site check. */
const shieldConfig = defineConfig({
  csp: { enabled: false, directives: {}, reportOnly: false },
  csrf: {
    enabled: true,
    // Programs send them without a session; the secret in the address is the proof, the signature, or the bearer token.
    exceptRoutes: [
      '/webhooks/newsletter/:secret',
      '/webhooks/newsletter/:secret/:topic',
      '/webhooks/mail',
      '/webhooks/register',
      '/api/oauth/token',
      '/api/salesforce/users/:sf_id',
      '/api/salesforce/user_batches',
    ],
    // Our own middleware carries the token to the page, only when it is needed.
    enableXsrfCookie: false,
    methods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  },
  xFrame: { enabled: false },
  hsts: { enabled: false },
  contentTypeSniffing: { enabled: false },
})

export default shieldConfig
