/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  admin: typeof routes['admin'] & {
    firstSteps: typeof routes['admin.first_steps']
    waiting: typeof routes['admin.waiting']
    previewFrame: typeof routes['admin.preview-frame']
    any: typeof routes['admin.any']
    media: typeof routes['admin.media'] & {
      show: typeof routes['admin.media.show']
      uses: typeof routes['admin.media.uses']
      store: typeof routes['admin.media.store']
      update: typeof routes['admin.media.update']
      contents: typeof routes['admin.media.contents']
      archivings: {
        store: typeof routes['admin.media.archivings.store']
        destroy: typeof routes['admin.media.archivings.destroy']
      }
    }
    auditLines: typeof routes['admin.audit_lines'] & {
      file: typeof routes['admin.audit_lines.file']
    }
    auditKinds: typeof routes['admin.audit_kinds']
    auditSubjects: typeof routes['admin.audit_subjects']
    settings: typeof routes['admin.settings'] & {
      show: typeof routes['admin.settings.show']
      update: typeof routes['admin.settings.update']
    }
    pageVitals: typeof routes['admin.page_vitals']
    health: typeof routes['admin.health']
    messages: typeof routes['admin.messages'] & {
      file: typeof routes['admin.messages.file']
      show: typeof routes['admin.messages.show']
    }
    messageTopics: typeof routes['admin.message_topics']
    search: typeof routes['admin.search']
    professions: {
      index: typeof routes['admin.professions.index']
      file: typeof routes['admin.professions.file']
      show: typeof routes['admin.professions.show']
      store: typeof routes['admin.professions.store']
      update: typeof routes['admin.professions.update']
      destroy: typeof routes['admin.professions.destroy']
    }
    representatives: {
      index: typeof routes['admin.representatives.index']
      file: typeof routes['admin.representatives.file']
      show: typeof routes['admin.representatives.show']
      store: typeof routes['admin.representatives.store']
      update: typeof routes['admin.representatives.update']
      destroy: typeof routes['admin.representatives.destroy']
    }
    communityWords: {
      index: typeof routes['admin.community_words.index']
      file: typeof routes['admin.community_words.file']
      show: typeof routes['admin.community_words.show']
      store: typeof routes['admin.community_words.store']
      update: typeof routes['admin.community_words.update']
      destroy: typeof routes['admin.community_words.destroy']
    }
    postcodes: {
      index: typeof routes['admin.postcodes.index']
      file: typeof routes['admin.postcodes.file']
      show: typeof routes['admin.postcodes.show']
      store: typeof routes['admin.postcodes.store']
      update: typeof routes['admin.postcodes.update']
      destroy: typeof routes['admin.postcodes.destroy']
    }
    session: {
      store: typeof routes['admin.session.store']
      show: typeof routes['admin.session.show']
      destroy: typeof routes['admin.session.destroy']
    }
    secondFactor: {
      show: typeof routes['admin.second_factor.show']
      store: typeof routes['admin.second_factor.store']
    }
    invitations: typeof routes['admin.invitations'] & {
      store: typeof routes['admin.invitations.store']
    }
    passwordConfirmations: {
      show: typeof routes['admin.password_confirmations.show']
    }
    password: {
      confirm: typeof routes['admin.password.confirm']
    }
    members: {
      index: typeof routes['admin.members.index']
      show: typeof routes['admin.members.show']
      card: typeof routes['admin.members.card']
      devices: typeof routes['admin.members.devices']
      screens: typeof routes['admin.members.screens']
      notes: {
        store: typeof routes['admin.members.notes.store']
        destroy: typeof routes['admin.members.notes.destroy']
      }
      adjustments: typeof routes['admin.members.adjustments']
      deletion: typeof routes['admin.members.deletion']
      account: typeof routes['admin.members.account']
      company: typeof routes['admin.members.company']
      shipping: typeof routes['admin.members.shipping']
      file: typeof routes['admin.members.file']
      scans: typeof routes['admin.members.scans']
      refusedScans: typeof routes['admin.members.refused_scans']
      suppressions: typeof routes['admin.members.suppressions'] & {
        lifting: typeof routes['admin.members.suppressions.lifting']
      }
    }
    memberNotes: {
      index: typeof routes['admin.member_notes.index']
    }
    consentChanges: {
      onDay: typeof routes['admin.consent_changes.on_day']
      index: typeof routes['admin.consent_changes.index']
      download: typeof routes['admin.consent_changes.download']
    }
    staff: {
      file: typeof routes['admin.staff.file']
      index: typeof routes['admin.staff.index']
      show: typeof routes['admin.staff.show']
      store: typeof routes['admin.staff.store']
      update: typeof routes['admin.staff.update']
      invite: typeof routes['admin.staff.invite']
      disable: typeof routes['admin.staff.disable']
      enable: typeof routes['admin.staff.enable']
      secondFactorReset: typeof routes['admin.staff.second_factor_reset']
    }
    birthdayExports: {
      show: typeof routes['admin.birthday_exports.show']
    }
    codeBatches: {
      index: typeof routes['admin.code_batches.index']
      file: typeof routes['admin.code_batches.file']
      show: typeof routes['admin.code_batches.show']
      store: typeof routes['admin.code_batches.store']
      voidRanges: {
        store: typeof routes['admin.code_batches.void_ranges.store']
      }
      sheet: typeof routes['admin.code_batches.sheet']
      list: typeof routes['admin.code_batches.list']
    }
    reconciliations: {
      show: typeof routes['admin.reconciliations.show']
    }
    participatingProducts: {
      index: typeof routes['admin.participating_products.index']
      file: typeof routes['admin.participating_products.file']
      show: typeof routes['admin.participating_products.show']
      store: typeof routes['admin.participating_products.store']
      update: typeof routes['admin.participating_products.update']
    }
    boosters: {
      index: typeof routes['admin.boosters.index']
      file: typeof routes['admin.boosters.file']
      show: typeof routes['admin.boosters.show']
      store: typeof routes['admin.boosters.store']
      update: typeof routes['admin.boosters.update']
      destroy: typeof routes['admin.boosters.destroy']
      stop: typeof routes['admin.boosters.stop']
      activate: typeof routes['admin.boosters.activate']
    }
    rehearsals: {
      booster: typeof routes['admin.rehearsals.booster']
      pointRule: typeof routes['admin.rehearsals.point_rule']
    }
    pointRules: {
      index: typeof routes['admin.point_rules.index']
      file: typeof routes['admin.point_rules.file']
      show: typeof routes['admin.point_rules.show']
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
    codeScans: {
      index: typeof routes['admin.code_scans.index']
      download: typeof routes['admin.code_scans.download']
    }
    harvestCases: {
      index: typeof routes['admin.harvest_cases.index']
      show: typeof routes['admin.harvest_cases.show']
      file: typeof routes['admin.harvest_cases.file']
      settle: typeof routes['admin.harvest_cases.settle']
    }
    disputes: {
      index: typeof routes['admin.disputes.index']
      show: typeof routes['admin.disputes.show']
      photo: typeof routes['admin.disputes.photo']
      file: typeof routes['admin.disputes.file']
      decline: typeof routes['admin.disputes.decline']
      credit: typeof routes['admin.disputes.credit']
    }
    waitingDeeds: {
      index: typeof routes['admin.waiting_deeds.index']
      refuse: typeof routes['admin.waiting_deeds.refuse']
      agree: typeof routes['admin.waiting_deeds.agree']
    }
    ledgerEntries: {
      index: typeof routes['admin.ledger_entries.index']
      reversal: typeof routes['admin.ledger_entries.reversal']
    }
    handBookings: {
      index: typeof routes['admin.hand_bookings.index']
      file: typeof routes['admin.hand_bookings.file']
      refuse: typeof routes['admin.hand_bookings.refuse']
      agree: typeof routes['admin.hand_bookings.agree']
    }
    codeBatchStates: {
      activate: typeof routes['admin.code_batch_states.activate']
      void: typeof routes['admin.code_batch_states.void']
      restore: typeof routes['admin.code_batch_states.restore']
    }
    products: {
      index: typeof routes['admin.products.index']
      file: typeof routes['admin.products.file']
      show: typeof routes['admin.products.show']
      store: typeof routes['admin.products.store']
      update: typeof routes['admin.products.update']
    }
    categories: {
      index: typeof routes['admin.categories.index']
      file: typeof routes['admin.categories.file']
      show: typeof routes['admin.categories.show']
      store: typeof routes['admin.categories.store']
      update: typeof routes['admin.categories.update']
      destroy: typeof routes['admin.categories.destroy']
    }
    stockItems: {
      index: typeof routes['admin.stock_items.index']
      file: typeof routes['admin.stock_items.file']
      show: typeof routes['admin.stock_items.show']
      movements: typeof routes['admin.stock_items.movements']
      limit: typeof routes['admin.stock_items.limit']
    }
    stockMovements: {
      index: typeof routes['admin.stock_movements.index']
    }
    orders: {
      index: typeof routes['admin.orders.index']
      pickList: typeof routes['admin.orders.pick_list']
      file: typeof routes['admin.orders.file']
      deliveryNotes: typeof routes['admin.orders.delivery_notes']
      courierList: typeof routes['admin.orders.courier_list']
      show: typeof routes['admin.orders.show']
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
    substitutions: {
      index: typeof routes['admin.substitutions.index']
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
    promotionRewards: {
      index: typeof routes['admin.promotion_rewards.index']
      file: typeof routes['admin.promotion_rewards.file']
      show: typeof routes['admin.promotion_rewards.show']
      count: typeof routes['admin.promotion_rewards.count']
      store: typeof routes['admin.promotion_rewards.store']
      revoke: typeof routes['admin.promotion_rewards.revoke']
    }
    promotions: {
      index: typeof routes['admin.promotions.index']
      file: typeof routes['admin.promotions.file']
      show: typeof routes['admin.promotions.show']
      store: typeof routes['admin.promotions.store']
      update: typeof routes['admin.promotions.update']
      destroy: typeof routes['admin.promotions.destroy']
      publish: typeof routes['admin.promotions.publish']
    }
    gameRehearsals: {
      show: typeof routes['admin.game_rehearsals.show']
    }
    productAbsences: {
      store: typeof routes['admin.product_absences.store']
      end: typeof routes['admin.product_absences.end']
    }
    draws: {
      index: typeof routes['admin.draws.index']
      file: typeof routes['admin.draws.file']
      show: typeof routes['admin.draws.show']
      minutes: typeof routes['admin.draws.minutes']
    }
    drawSteps: {
      announce: typeof routes['admin.draw_steps.announce']
      freeze: typeof routes['admin.draw_steps.freeze']
      run: typeof routes['admin.draw_steps.run']
      names: typeof routes['admin.draw_steps.names']
      void: typeof routes['admin.draw_steps.void']
      again: typeof routes['admin.draw_steps.again']
    }
    drawExclusions: {
      store: typeof routes['admin.draw_exclusions.store']
    }
    drawWishes: {
      destroy: typeof routes['admin.draw_wishes.destroy']
    }
    drawPlaces: {
      contact: typeof routes['admin.draw_places.contact']
      attempt: typeof routes['admin.draw_places.attempt']
      accept: typeof routes['admin.draw_places.accept']
      handOver: typeof routes['admin.draw_places.hand_over']
      vacate: typeof routes['admin.draw_places.vacate']
    }
    partnerTokens: {
      index: typeof routes['admin.partner_tokens.index']
      show: typeof routes['admin.partner_tokens.show']
      store: typeof routes['admin.partner_tokens.store']
      revoke: typeof routes['admin.partner_tokens.revoke']
    }
    mailPreviews: {
      mailPreviews: {
        index: typeof routes['admin.mail_previews.mail_previews.index']
        document: typeof routes['admin.mail_previews.mail_previews.document']
      }
    }
    campaigns: {
      index: typeof routes['admin.campaigns.index']
      file: typeof routes['admin.campaigns.file']
      show: typeof routes['admin.campaigns.show']
      store: typeof routes['admin.campaigns.store']
      update: typeof routes['admin.campaigns.update']
      destroy: typeof routes['admin.campaigns.destroy']
      test: typeof routes['admin.campaigns.test']
      schedule: typeof routes['admin.campaigns.schedule']
      pause: typeof routes['admin.campaigns.pause']
      resume: typeof routes['admin.campaigns.resume']
      cancel: typeof routes['admin.campaigns.cancel']
      counts: typeof routes['admin.campaigns.counts']
      sms: typeof routes['admin.campaigns.sms']
    }
    reports: {
      index: typeof routes['admin.reports.index']
    }
    searchMisses: typeof routes['admin.search_misses']
    surveys: typeof routes['admin.surveys'] & {
      list: typeof routes['admin.surveys.list']
      show: typeof routes['admin.surveys.show']
      results: typeof routes['admin.surveys.results']
      file: typeof routes['admin.surveys.file']
      store: typeof routes['admin.surveys.store']
      update: typeof routes['admin.surveys.update']
      destroy: typeof routes['admin.surveys.destroy']
    }
    questionnaires: typeof routes['admin.questionnaires'] & {
      file: typeof routes['admin.questionnaires.file']
      show: typeof routes['admin.questionnaires.show']
      store: typeof routes['admin.questionnaires.store']
      update: typeof routes['admin.questionnaires.update']
      destroy: typeof routes['admin.questionnaires.destroy']
    }
    articleCategories: typeof routes['admin.article-categories'] & {
      file: typeof routes['admin.article-categories.file']
      show: typeof routes['admin.article-categories.show']
      store: typeof routes['admin.article-categories.store']
      update: typeof routes['admin.article-categories.update']
      destroy: typeof routes['admin.article-categories.destroy']
    }
    contentRecords: typeof routes['admin.content-records'] & {
      file: typeof routes['admin.content-records.file']
      show: typeof routes['admin.content-records.show']
      store: typeof routes['admin.content-records.store']
      update: typeof routes['admin.content-records.update']
      place: typeof routes['admin.content-records.place']
    }
    contentVersions: typeof routes['admin.content-versions'] & {
      show: typeof routes['admin.content-versions.show']
    }
    content: {
      render: typeof routes['admin.content.render']
    }
    publications: {
      store: typeof routes['admin.publications.store']
      destroy: typeof routes['admin.publications.destroy']
    }
    restorations: {
      store: typeof routes['admin.restorations.store']
    }
    archivings: {
      store: typeof routes['admin.archivings.store']
    }
    contentPreviews: {
      store: typeof routes['admin.content-previews.store']
      destroy: typeof routes['admin.content-previews.destroy']
    }
    counsellingQuestions: typeof routes['admin.counselling-questions'] & {
      file: typeof routes['admin.counselling-questions.file']
      show: typeof routes['admin.counselling-questions.show']
      photo: typeof routes['admin.counselling-questions.photo']
      answers: {
        store: typeof routes['admin.counselling-questions.answers.store']
      }
      state: {
        store: typeof routes['admin.counselling-questions.state.store']
      }
      handOver: {
        store: typeof routes['admin.counselling-questions.hand-over.store']
      }
    }
  }
  media: {
    file: typeof routes['media.file']
  }
  visits: {
    store: typeof routes['visits.store']
  }
  invoke: typeof routes['invoke']
  pages: {
    offline: typeof routes['pages.offline']
    build: typeof routes['pages.build']
  }
  dev: {
    outbox: typeof routes['dev.outbox']
    ui: typeof routes['dev.ui'] & {
      files: typeof routes['dev.ui.files']
    }
    stickers: typeof routes['dev.stickers']
  }
  crossSiteToken: typeof routes['cross-site-token']
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
    proof: typeof routes['email.proof']
  }
  newsletter: {
    end: typeof routes['newsletter.end'] & {
      store: typeof routes['newsletter.end.store']
    }
    webhook: typeof routes['newsletter.webhook']
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
  promotion: {
    reward: {
      claim: typeof routes['promotion.reward.claim'] & {
        store: typeof routes['promotion.reward.claim.store']
      }
    }
  }
  birthdayPromo: typeof routes['birthday-promo'] & {
    rules: typeof routes['birthday-promo.rules']
    preview: typeof routes['birthday-promo.preview']
  }
  consent: {
    birthdayPromo: {
      status: typeof routes['consent.birthday-promo.status']
      accept: typeof routes['consent.birthday-promo.accept']
      dismiss: typeof routes['consent.birthday-promo.dismiss']
    }
  }
  drawFile: typeof routes['draw-file']
  draw: typeof routes['draw']
  partner: {
    token: typeof routes['partner.token']
    users: typeof routes['partner.users'] & {
      show: typeof routes['partner.users.show']
      store: typeof routes['partner.users.store']
    }
    professions: typeof routes['partner.professions']
    representatives: typeof routes['partner.representatives']
    userBatches: {
      store: typeof routes['partner.user_batches.store']
    }
    openapi: typeof routes['partner.openapi']
    docs: typeof routes['partner.docs']
  }
  webhooks: {
    register: typeof routes['webhooks.register']
    mail: typeof routes['webhooks.mail']
  }
  notifications: typeof routes['notifications'] & {
    choices: typeof routes['notifications.choices'] & {
      store: typeof routes['notifications.choices.store']
    }
    list: typeof routes['notifications.list']
    markAsRead: typeof routes['notifications.mark-as-read']
    markAllAsRead: typeof routes['notifications.mark-all-as-read']
    push: {
      subscribe: typeof routes['notifications.push.subscribe']
      unsubscribe: typeof routes['notifications.push.unsubscribe']
    }
    end: typeof routes['notifications.end'] & {
      store: typeof routes['notifications.end.store']
      webhook: typeof routes['notifications.end.webhook']
    }
  }
  campaigns: {
    link: typeof routes['campaigns.link']
  }
  topicEndings: {
    toPage: typeof routes['topic_endings.to_page']
  }
  home: typeof routes['home']
  language: {
    store: typeof routes['language.store']
  }
  faq: typeof routes['faq']
  survey: typeof routes['survey'] & {
    store: typeof routes['survey.store']
  }
  questionnaire: {
    submit: typeof routes['questionnaire.submit']
    start: typeof routes['questionnaire.start']
  }
  articleCategories: typeof routes['article-categories']
  articles: typeof routes['articles']
  article: typeof routes['article']
  articleVote: {
    store: typeof routes['article-vote.store']
  }
  counselling: typeof routes['counselling'] & {
    store: typeof routes['counselling.store']
    photo: typeof routes['counselling.photo'] & {
      update: typeof routes['counselling.photo.update']
      destroy: typeof routes['counselling.photo.destroy']
    }
    question: typeof routes['counselling.question'] & {
      store: typeof routes['counselling.question.store']
    }
  }
  preview: typeof routes['preview']
  page: typeof routes['page']
  eventStream: typeof routes['event_stream']
  subscribe: typeof routes['subscribe']
  unsubscribe: typeof routes['unsubscribe']
}
