/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  admin: typeof routes['admin'] & {
    firstSteps: typeof routes['admin.first_steps']
    any: typeof routes['admin.any']
    media: typeof routes['admin.media'] & {
      store: typeof routes['admin.media.store']
      update: typeof routes['admin.media.update']
    }
    auditLines: typeof routes['admin.audit_lines']
    auditKinds: typeof routes['admin.audit_kinds']
    auditSubjects: typeof routes['admin.audit_subjects']
    settings: typeof routes['admin.settings'] & {
      show: typeof routes['admin.settings.show']
      update: typeof routes['admin.settings.update']
    }
    professions: typeof routes['admin.professions'] & {
      show: typeof routes['admin.professions.show']
      store: typeof routes['admin.professions.store']
      update: typeof routes['admin.professions.update']
      destroy: typeof routes['admin.professions.destroy']
    }
    representatives: typeof routes['admin.representatives'] & {
      show: typeof routes['admin.representatives.show']
      store: typeof routes['admin.representatives.store']
      update: typeof routes['admin.representatives.update']
      destroy: typeof routes['admin.representatives.destroy']
    }
    communityWords: typeof routes['admin.community_words'] & {
      show: typeof routes['admin.community_words.show']
      store: typeof routes['admin.community_words.store']
      update: typeof routes['admin.community_words.update']
      destroy: typeof routes['admin.community_words.destroy']
    }
    postcodes: typeof routes['admin.postcodes'] & {
      show: typeof routes['admin.postcodes.show']
      store: typeof routes['admin.postcodes.store']
      update: typeof routes['admin.postcodes.update']
      destroy: typeof routes['admin.postcodes.destroy']
    }
    session: typeof routes['admin.session'] & {
      store: typeof routes['admin.session.store']
      destroy: typeof routes['admin.session.destroy']
    }
    secondFactor: typeof routes['admin.second_factor'] & {
      store: typeof routes['admin.second_factor.store']
    }
    invitations: typeof routes['admin.invitations'] & {
      store: typeof routes['admin.invitations.store']
    }
    password: {
      confirmation: typeof routes['admin.password.confirmation']
      confirm: typeof routes['admin.password.confirm']
    }
    members: typeof routes['admin.members'] & {
      show: typeof routes['admin.members.show']
      consents: typeof routes['admin.members.consents'] & {
        file: typeof routes['admin.members.consents.file']
      }
      adjustments: typeof routes['admin.members.adjustments']
      deletion: typeof routes['admin.members.deletion']
      account: typeof routes['admin.members.account']
      company: typeof routes['admin.members.company']
      shipping: typeof routes['admin.members.shipping']
    }
    consentChanges: typeof routes['admin.consent_changes']
    birthdayLists: {
      show: typeof routes['admin.birthday_lists.show']
    }
    staff: typeof routes['admin.staff'] & {
      show: typeof routes['admin.staff.show']
      store: typeof routes['admin.staff.store']
      update: typeof routes['admin.staff.update']
      invite: typeof routes['admin.staff.invite']
      disable: typeof routes['admin.staff.disable']
      enable: typeof routes['admin.staff.enable']
      secondFactorReset: typeof routes['admin.staff.second_factor_reset']
    }
    codeBatches: typeof routes['admin.code_batches'] & {
      show: typeof routes['admin.code_batches.show']
      reconciliation: typeof routes['admin.code_batches.reconciliation']
      store: typeof routes['admin.code_batches.store']
      scans: {
        file: typeof routes['admin.code_batches.scans.file']
      }
      activate: typeof routes['admin.code_batches.activate']
      void: typeof routes['admin.code_batches.void']
      voidRanges: {
        store: typeof routes['admin.code_batches.void_ranges.store']
      }
      sheet: typeof routes['admin.code_batches.sheet']
      list: typeof routes['admin.code_batches.list']
    }
    participatingProducts: typeof routes['admin.participating_products'] & {
      show: typeof routes['admin.participating_products.show']
      store: typeof routes['admin.participating_products.store']
      update: typeof routes['admin.participating_products.update']
    }
    boosters: typeof routes['admin.boosters'] & {
      show: typeof routes['admin.boosters.show']
      rehearsal: typeof routes['admin.boosters.rehearsal']
      store: typeof routes['admin.boosters.store']
      update: typeof routes['admin.boosters.update']
      destroy: typeof routes['admin.boosters.destroy']
      stop: typeof routes['admin.boosters.stop']
      activate: typeof routes['admin.boosters.activate']
    }
    pointRules: typeof routes['admin.point_rules'] & {
      show: typeof routes['admin.point_rules.show']
      rehearsal: typeof routes['admin.point_rules.rehearsal']
      store: typeof routes['admin.point_rules.store']
      update: typeof routes['admin.point_rules.update']
      destroy: typeof routes['admin.point_rules.destroy']
    }
    participatingImports: {
      sample: typeof routes['admin.participating_imports.sample']
      columns: typeof routes['admin.participating_imports.columns']
      preview: typeof routes['admin.participating_imports.preview']
      store: typeof routes['admin.participating_imports.store']
    }
    codeScans: typeof routes['admin.code_scans']
    harvestCases: typeof routes['admin.harvest_cases'] & {
      show: typeof routes['admin.harvest_cases.show']
      settle: typeof routes['admin.harvest_cases.settle']
    }
    disputes: typeof routes['admin.disputes'] & {
      show: typeof routes['admin.disputes.show']
      photo: typeof routes['admin.disputes.photo']
      decline: typeof routes['admin.disputes.decline']
      credit: typeof routes['admin.disputes.credit']
    }
    waitingDeeds: typeof routes['admin.waiting_deeds'] & {
      refuse: typeof routes['admin.waiting_deeds.refuse']
      agree: typeof routes['admin.waiting_deeds.agree']
    }
    ledgerEntries: typeof routes['admin.ledger_entries'] & {
      reversal: typeof routes['admin.ledger_entries.reversal']
    }
    handBookings: typeof routes['admin.hand_bookings'] & {
      refuse: typeof routes['admin.hand_bookings.refuse']
      agree: typeof routes['admin.hand_bookings.agree']
    }
    products: typeof routes['admin.products'] & {
      show: typeof routes['admin.products.show']
      store: typeof routes['admin.products.store']
      update: typeof routes['admin.products.update']
    }
    categories: typeof routes['admin.categories'] & {
      show: typeof routes['admin.categories.show']
      store: typeof routes['admin.categories.store']
      update: typeof routes['admin.categories.update']
      destroy: typeof routes['admin.categories.destroy']
    }
    stockItems: typeof routes['admin.stock_items'] & {
      show: typeof routes['admin.stock_items.show']
      movements: typeof routes['admin.stock_items.movements']
      limit: typeof routes['admin.stock_items.limit']
    }
    stockMovements: typeof routes['admin.stock_movements']
    orders: typeof routes['admin.orders'] & {
      pickList: typeof routes['admin.orders.pick_list']
      deliveryNotes: typeof routes['admin.orders.delivery_notes']
      courierList: typeof routes['admin.orders.courier_list']
      show: typeof routes['admin.orders.show']
      substitutes: typeof routes['admin.orders.substitutes']
      statuses: typeof routes['admin.orders.statuses']
      status: typeof routes['admin.orders.status']
      notes: {
        store: typeof routes['admin.orders.notes.store']
      }
      parcels: {
        store: typeof routes['admin.orders.parcels.store']
      }
      rest: typeof routes['admin.orders.rest']
      substitution: typeof routes['admin.orders.substitution']
    }
    parcels: {
      update: typeof routes['admin.parcels.update']
      delivery: typeof routes['admin.parcels.delivery']
    }
    imports: {
      sample: typeof routes['admin.imports.sample']
      columns: typeof routes['admin.imports.columns']
      preview: typeof routes['admin.imports.preview']
      store: typeof routes['admin.imports.store']
    }
    faq: typeof routes['admin.faq'] & {
      show: typeof routes['admin.faq.show']
      store: typeof routes['admin.faq.store']
      update: typeof routes['admin.faq.update']
      destroy: typeof routes['admin.faq.destroy']
      place: typeof routes['admin.faq.place']
    }
    surveys: typeof routes['admin.surveys'] & {
      show: typeof routes['admin.surveys.show']
      store: typeof routes['admin.surveys.store']
      update: typeof routes['admin.surveys.update']
      destroy: typeof routes['admin.surveys.destroy']
    }
    questionnaires: typeof routes['admin.questionnaires'] & {
      show: typeof routes['admin.questionnaires.show']
      store: typeof routes['admin.questionnaires.store']
      update: typeof routes['admin.questionnaires.update']
      destroy: typeof routes['admin.questionnaires.destroy']
    }
  }
  dev: {
    outbox: typeof routes['dev.outbox']
    stickers: typeof routes['dev.stickers']
  }
  login: typeof routes['login'] & {
    store: typeof routes['login.store']
    sms: typeof routes['login.sms'] & {
      store: typeof routes['login.sms.store']
      code: typeof routes['login.sms.code'] & {
        store: typeof routes['login.sms.code.store']
      }
    }
  }
  password: {
    request: typeof routes['password.request']
    email: typeof routes['password.email']
    reset: typeof routes['password.reset']
    update: typeof routes['password.update']
    confirm: typeof routes['password.confirm'] & {
      store: typeof routes['password.confirm.store']
    }
    confirmation: typeof routes['password.confirmation']
  }
  register: typeof routes['register'] & {
    store: typeof routes['register.store']
    phone: typeof routes['register.phone'] & {
      store: typeof routes['register.phone.store']
    }
    profile: typeof routes['register.profile'] & {
      lookup: typeof routes['register.profile.lookup']
      submit: typeof routes['register.profile.submit']
    }
    validation: typeof routes['register.validation'] & {
      store: typeof routes['register.validation.store']
    }
    consultants: typeof routes['register.consultants']
  }
  twoFactor: {
    login: typeof routes['two-factor.login'] & {
      store: typeof routes['two-factor.login.store']
    }
    enable: typeof routes['two-factor.enable']
    disable: typeof routes['two-factor.disable']
    confirm: typeof routes['two-factor.confirm']
    qrCode: typeof routes['two-factor.qr-code']
    secretKey: typeof routes['two-factor.secret-key']
    recoveryCodes: typeof routes['two-factor.recovery-codes'] & {
      store: typeof routes['two-factor.recovery-codes.store']
    }
  }
  email: {
    confirmation: typeof routes['email.confirmation'] & {
      store: typeof routes['email.confirmation.store']
    }
  }
  logout: typeof routes['logout']
  profile: typeof routes['profile'] & {
    delete: typeof routes['profile.delete'] & {
      store: typeof routes['profile.delete.store']
    }
    myData: typeof routes['profile.my-data']
    store: typeof routes['profile.store']
    company: typeof routes['profile.company']
    shipping: typeof routes['profile.shipping']
    consent: typeof routes['profile.consent'] & {
      file: typeof routes['profile.consent.file']
    }
  }
  user: {
    delete: typeof routes['user.delete'] & {
      store: typeof routes['user.delete.store']
    }
  }
  logins: {
    destroyOthers: typeof routes['logins.destroy_others'] & {
      store: typeof routes['logins.destroy_others.store']
    }
    destroy: typeof routes['logins.destroy'] & {
      store: typeof routes['logins.destroy.store']
    }
  }
  userProfileInformation: {
    update: typeof routes['user-profile-information.update'] & {
      store: typeof routes['user-profile-information.update.store']
    }
  }
  userPassword: {
    update: typeof routes['user-password.update'] & {
      store: typeof routes['user-password.update.store']
    }
  }
  extraPoints: typeof routes['extra-points'] & {
    birthday: typeof routes['extra-points.birthday'] & {
      store: typeof routes['extra-points.birthday.store']
    }
    nameday: typeof routes['extra-points.nameday'] & {
      store: typeof routes['extra-points.nameday.store']
    }
    survey: typeof routes['extra-points.survey'] & {
      store: typeof routes['extra-points.survey.store']
    }
    community: typeof routes['extra-points.community'] & {
      store: typeof routes['extra-points.community.store']
    }
    success: typeof routes['extra-points.success']
    postpone: typeof routes['extra-points.postpone']
  }
  export: {
    birthday: typeof routes['export.birthday']
  }
  qrCode: typeof routes['qr-code'] & {
    shell: typeof routes['qr-code.shell']
    store: typeof routes['qr-code.store']
  }
  pointCollection: typeof routes['point-collection']
  disputes: {
    store: typeof routes['disputes.store']
    photo: typeof routes['disputes.photo']
  }
  productCategories: typeof routes['product-categories']
  product: {
    detail: typeof routes['product.detail']
    addToCart: typeof routes['product.add_to_cart']
    update: typeof routes['product.update']
  }
  products: typeof routes['products']
  checkout: typeof routes['checkout'] & {
    store: typeof routes['checkout.store']
  }
  orders: typeof routes['orders'] & {
    show: typeof routes['orders.show']
    address: typeof routes['orders.address']
    cancel: typeof routes['orders.cancel']
  }
  wishlist: {
    toggle: typeof routes['wishlist.toggle']
  }
  home: typeof routes['home']
  language: {
    store: typeof routes['language.store']
  }
  faq: typeof routes['faq']
  birthdayPromo: typeof routes['birthday-promo']
  survey: typeof routes['survey'] & {
    store: typeof routes['survey.store']
  }
  questionnaire: {
    submit: typeof routes['questionnaire.submit']
  }
  page: typeof routes['page']
  eventStream: typeof routes['event_stream']
  subscribe: typeof routes['subscribe']
  unsubscribe: typeof routes['unsubscribe']
}
