import { memberSync } from '#auth'

/** What the ids in records of members stand for. */
export default class NamedIdsController {
  async representatives() {
    return { data: await memberSync.namedRepresentatives() }
  }

  async professions() {
    return { data: await memberSync.namedProfessions() }
  }
}
