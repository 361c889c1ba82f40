/** The staff member who sent the request. */
export { actorOf } from '#app/staff/actor_of'
