import { defineConfig } from '@adonisjs/auth'
import { sessionGuard } from '@adonisjs/auth/session'
import type { Authenticators, InferAuthEvents, InferAuthenticators } from '@adonisjs/auth/types'
import { configProvider } from '@adonisjs/core'

/** Members and staff have guards of their own; a session of one never opens the other. */
const authConfig = defineConfig({
  default: 'member',
  guards: {
    member: sessionGuard({
      useRememberMeTokens: true,
      rememberMeTokensAge: '30 days',
      provider: configProvider.create(async () => {
        const { MemberProvider } = await import('#auth')
        return new MemberProvider()
      }),
    }),
    staff: sessionGuard({
      useRememberMeTokens: false,
      provider: configProvider.create(async () => {
        const { StaffProvider } = await import('#auth')
        return new StaffProvider()
      }),
    }),
  },
})

export default authConfig

declare module '@adonisjs/auth/types' {
  export interface Authenticators extends InferAuthenticators<typeof authConfig> {}
}
declare module '@adonisjs/core/types' {
  interface EventsList extends InferAuthEvents<Authenticators> {}
}
