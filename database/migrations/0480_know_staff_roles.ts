import { BaseSchema } from '@adonisjs/lucid/schema'

const ROLES = "('admin', 'marketing', 'support', 'auditor')"
const CHECK = 'staff_members_role_is_known'

/** The database knows the roles of staff, so that nothing else lets anybody in. */
export default class extends BaseSchema {
  async up() {
    if (this.db.dialect.name === 'postgres') {
      this.schema.raw(`ALTER TABLE staff_members ADD CONSTRAINT ${CHECK} CHECK (role IN ${ROLES})`)
      return
    }
    // SQLite adds no check to a table that is there.
    for (const verb of ['INSERT', 'UPDATE']) {
      this.schema
        .raw(`CREATE TRIGGER ${CHECK}_at_${verb.toLowerCase()} BEFORE ${verb} ON staff_members
        WHEN NEW.role NOT IN ${ROLES} BEGIN SELECT RAISE(ABORT, '${CHECK}'); END`)
    }
  }

  async down() {
    if (this.db.dialect.name === 'postgres') {
      this.schema.raw(`ALTER TABLE staff_members DROP CONSTRAINT ${CHECK}`)
      return
    }
    for (const verb of ['insert', 'update']) this.schema.raw(`DROP TRIGGER ${CHECK}_at_${verb}`)
  }
}
