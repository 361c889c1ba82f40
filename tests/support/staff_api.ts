import type { ApiClient } from '@japa/api-client'
import type { StaffMember } from '#auth/members/member'

/** One resource of the back-office's API in the hands of a staff member. */
export function staffApi(client: ApiClient, resource: string, staff: StaffMember) {
  const path = `/api/admin/${resource}`
  const send = (method: 'post' | 'put' | 'delete', at: string, body: object) =>
    client[method](path + at)
      .accept('json')
      .withCsrfToken()
      .withGuard('staff')
      .loginAs(staff)
      .json(body)
  const get = (at: string) =>
    client
      .get(path + at)
      .accept('json')
      .withGuard('staff')
      .loginAs(staff)
  return {
    create: (body: object) => send('post', '', body),
    update: (id: number, body: object) => send('put', `/${id}`, body),
    remove: (id: number) => send('delete', `/${id}`, {}),
    act: (id: number, what: string, body: object = {}) => send('post', `/${id}/${what}`, body),
    show: (id: number) => get(`/${id}`),
    list: (filter: object = {}) => get('').qs({ filter: JSON.stringify(filter), per_page: 50 }),
  }
}

/** Runs an action of staff by its name on chosen records, good or bad ones. */
export function invoke(client: ApiClient, staff: StaffMember, action: string, records: unknown) {
  return client
    .post('/invoke')
    .accept('json')
    .withCsrfToken()
    .withGuard('staff')
    .loginAs(staff)
    .json({ type: 'bulk', action, records })
}
