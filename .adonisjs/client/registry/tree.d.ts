/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  admin: typeof routes['admin'] & {
    any: typeof routes['admin.any']
    session: typeof routes['admin.session'] & {
      store: typeof routes['admin.session.store']
      destroy: typeof routes['admin.session.destroy']
    }
    members: typeof routes['admin.members'] & {
      show: typeof routes['admin.members.show']
    }
    ledgerEntries: typeof routes['admin.ledger_entries']
  }
  home: typeof routes['home']
  languageFile: typeof routes['language-file']
  language: {
    store: typeof routes['language.store']
  }
  page: typeof routes['page']
  missing: typeof routes['missing']
}
