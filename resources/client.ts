import { registry } from '@generated/registry'
import { createTuyau } from '@tuyau/core/client'

export const client = createTuyau({ baseUrl: '/', registry })

/** The generated routes by name, for the address helper. */
export const routes = registry.routes
