import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'admin.first_steps': { paramsTuple?: []; params?: {} }
    'admin.waiting': { paramsTuple?: []; params?: {} }
    'admin.preview-frame': { paramsTuple?: []; params?: {} }
    'admin': { paramsTuple?: []; params?: {} }
    'admin.any': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'media.file': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'admin.media': { paramsTuple?: []; params?: {} }
    'admin.media.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.media.uses': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.media.store': { paramsTuple?: []; params?: {} }
    'admin.media.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.media.contents': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.media.archivings.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.media.archivings.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.audit_lines': { paramsTuple?: []; params?: {} }
    'admin.audit_lines.file': { paramsTuple?: []; params?: {} }
    'admin.audit_kinds': { paramsTuple?: []; params?: {} }
    'admin.audit_subjects': { paramsTuple?: []; params?: {} }
    'admin.settings': { paramsTuple?: []; params?: {} }
    'admin.settings.show': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'admin.settings.update': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'visits.store': { paramsTuple?: []; params?: {} }
    'admin.page_vitals': { paramsTuple?: []; params?: {} }
    'admin.health': { paramsTuple?: []; params?: {} }
    'admin.messages': { paramsTuple?: []; params?: {} }
    'admin.messages.file': { paramsTuple?: []; params?: {} }
    'admin.messages.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.message_topics': { paramsTuple?: []; params?: {} }
    'invoke': { paramsTuple?: []; params?: {} }
    'admin.search': { paramsTuple?: []; params?: {} }
    'pages.offline': { paramsTuple: [ParamValue]; params: {'locale': ParamValue} }
    'pages.build': { paramsTuple: [ParamValue]; params: {'locale': ParamValue} }
    'dev.outbox': { paramsTuple?: []; params?: {} }
    'dev.ui': { paramsTuple?: []; params?: {} }
    'dev.ui.files': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'admin.professions.index': { paramsTuple?: []; params?: {} }
    'admin.professions.file': { paramsTuple?: []; params?: {} }
    'admin.professions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.representatives.index': { paramsTuple?: []; params?: {} }
    'admin.representatives.file': { paramsTuple?: []; params?: {} }
    'admin.representatives.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.community_words.index': { paramsTuple?: []; params?: {} }
    'admin.community_words.file': { paramsTuple?: []; params?: {} }
    'admin.community_words.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.professions.store': { paramsTuple?: []; params?: {} }
    'admin.professions.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.professions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.representatives.store': { paramsTuple?: []; params?: {} }
    'admin.representatives.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.representatives.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.community_words.store': { paramsTuple?: []; params?: {} }
    'admin.community_words.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.community_words.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.postcodes.index': { paramsTuple?: []; params?: {} }
    'admin.postcodes.file': { paramsTuple?: []; params?: {} }
    'admin.postcodes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.postcodes.store': { paramsTuple?: []; params?: {} }
    'admin.postcodes.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.postcodes.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.session.store': { paramsTuple?: []; params?: {} }
    'admin.second_factor.show': { paramsTuple?: []; params?: {} }
    'admin.second_factor.store': { paramsTuple?: []; params?: {} }
    'admin.invitations': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'admin.invitations.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'admin.session.show': { paramsTuple?: []; params?: {} }
    'admin.session.destroy': { paramsTuple?: []; params?: {} }
    'admin.password_confirmations.show': { paramsTuple?: []; params?: {} }
    'admin.password.confirm': { paramsTuple?: []; params?: {} }
    'admin.members.index': { paramsTuple?: []; params?: {} }
    'admin.members.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.card': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.devices': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.screens': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.member_notes.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.consent_changes.on_day': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.notes.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.notes.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'note': ParamValue} }
    'admin.members.adjustments': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.deletion': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.account': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.company': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.shipping': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.consent_changes.index': { paramsTuple?: []; params?: {} }
    'admin.members.file': { paramsTuple?: []; params?: {} }
    'admin.staff.file': { paramsTuple?: []; params?: {} }
    'admin.birthday_exports.show': { paramsTuple: [ParamValue]; params: {'filename': ParamValue} }
    'admin.consent_changes.download': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.staff.index': { paramsTuple?: []; params?: {} }
    'admin.staff.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.staff.store': { paramsTuple?: []; params?: {} }
    'admin.staff.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.staff.invite': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.staff.disable': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.staff.enable': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.staff.second_factor_reset': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cross-site-token': { paramsTuple?: []; params?: {} }
    'login': { paramsTuple?: []; params?: {} }
    'login.store': { paramsTuple?: []; params?: {} }
    'login.sms': { paramsTuple?: []; params?: {} }
    'login.sms.store': { paramsTuple?: []; params?: {} }
    'login.sms.code': { paramsTuple?: []; params?: {} }
    'login.sms.code.store': { paramsTuple?: []; params?: {} }
    'password.request': { paramsTuple?: []; params?: {} }
    'password.email': { paramsTuple?: []; params?: {} }
    'password.reset': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'password.update': { paramsTuple?: []; params?: {} }
    'register': { paramsTuple?: []; params?: {} }
    'register.store': { paramsTuple?: []; params?: {} }
    'register.phone': { paramsTuple?: []; params?: {} }
    'register.phone.store': { paramsTuple?: []; params?: {} }
    'register.profile': { paramsTuple?: []; params?: {} }
    'register.profile.lookup': { paramsTuple?: []; params?: {} }
    'register.profile.submit': { paramsTuple?: []; params?: {} }
    'two-factor.login': { paramsTuple?: []; params?: {} }
    'two-factor.login.store': { paramsTuple?: []; params?: {} }
    'register.validation': { paramsTuple: [ParamValue]; params: {'user': ParamValue} }
    'register.validation.store': { paramsTuple: [ParamValue]; params: {'user': ParamValue} }
    'email.confirmation': { paramsTuple: [ParamValue]; params: {'user': ParamValue} }
    'email.confirmation.store': { paramsTuple: [ParamValue]; params: {'user': ParamValue} }
    'newsletter.end': { paramsTuple: [ParamValue]; params: {'secret': ParamValue} }
    'newsletter.end.store': { paramsTuple: [ParamValue]; params: {'secret': ParamValue} }
    'newsletter.webhook': { paramsTuple: [ParamValue]; params: {'secret': ParamValue} }
    'register.consultants': { paramsTuple?: []; params?: {} }
    'logout': { paramsTuple?: []; params?: {} }
    'profile.delete.store': { paramsTuple?: []; params?: {} }
    'user.delete.store': { paramsTuple?: []; params?: {} }
    'logins.destroy_others.store': { paramsTuple?: []; params?: {} }
    'logins.destroy.store': { paramsTuple: [ParamValue]; params: {'login': ParamValue} }
    'user-profile-information.update.store': { paramsTuple?: []; params?: {} }
    'user-password.update.store': { paramsTuple?: []; params?: {} }
    'profile': { paramsTuple?: []; params?: {} }
    'profile.my-data': { paramsTuple?: []; params?: {} }
    'profile.store': { paramsTuple?: []; params?: {} }
    'profile.company': { paramsTuple?: []; params?: {} }
    'profile.shipping': { paramsTuple?: []; params?: {} }
    'profile.consent': { paramsTuple?: []; params?: {} }
    'email.proof': { paramsTuple?: []; params?: {} }
    'profile.consent.file': { paramsTuple?: []; params?: {} }
    'user-profile-information.update': { paramsTuple?: []; params?: {} }
    'user-password.update': { paramsTuple?: []; params?: {} }
    'password.confirm': { paramsTuple?: []; params?: {} }
    'password.confirm.store': { paramsTuple?: []; params?: {} }
    'password.confirmation': { paramsTuple?: []; params?: {} }
    'profile.delete': { paramsTuple?: []; params?: {} }
    'user.delete': { paramsTuple?: []; params?: {} }
    'logins.destroy_others': { paramsTuple?: []; params?: {} }
    'logins.destroy': { paramsTuple: [ParamValue]; params: {'login': ParamValue} }
    'extra-points': { paramsTuple?: []; params?: {} }
    'extra-points.birthday': { paramsTuple?: []; params?: {} }
    'extra-points.birthday.store': { paramsTuple?: []; params?: {} }
    'extra-points.nameday': { paramsTuple?: []; params?: {} }
    'extra-points.nameday.store': { paramsTuple?: []; params?: {} }
    'extra-points.survey': { paramsTuple?: []; params?: {} }
    'extra-points.survey.store': { paramsTuple?: []; params?: {} }
    'extra-points.community': { paramsTuple?: []; params?: {} }
    'extra-points.community.store': { paramsTuple?: []; params?: {} }
    'extra-points.success': { paramsTuple?: []; params?: {} }
    'extra-points.postpone': { paramsTuple?: []; params?: {} }
    'two-factor.enable': { paramsTuple?: []; params?: {} }
    'two-factor.disable': { paramsTuple?: []; params?: {} }
    'two-factor.confirm': { paramsTuple?: []; params?: {} }
    'two-factor.qr-code': { paramsTuple?: []; params?: {} }
    'two-factor.secret-key': { paramsTuple?: []; params?: {} }
    'two-factor.recovery-codes': { paramsTuple?: []; params?: {} }
    'two-factor.recovery-codes.store': { paramsTuple?: []; params?: {} }
    'export.birthday': { paramsTuple: [ParamValue]; params: {'filename': ParamValue} }
    'admin.code_batches.index': { paramsTuple?: []; params?: {} }
    'admin.code_batches.file': { paramsTuple?: []; params?: {} }
    'admin.code_batches.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.reconciliations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.participating_products.index': { paramsTuple?: []; params?: {} }
    'admin.participating_products.file': { paramsTuple?: []; params?: {} }
    'admin.participating_products.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.boosters.index': { paramsTuple?: []; params?: {} }
    'admin.boosters.file': { paramsTuple?: []; params?: {} }
    'admin.boosters.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.rehearsals.booster': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.point_rules.index': { paramsTuple?: []; params?: {} }
    'admin.point_rules.file': { paramsTuple?: []; params?: {} }
    'admin.point_rules.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.rehearsals.point_rule': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.code_batches.store': { paramsTuple?: []; params?: {} }
    'admin.boosters.store': { paramsTuple?: []; params?: {} }
    'admin.boosters.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.boosters.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.boosters.stop': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.participating_products.store': { paramsTuple?: []; params?: {} }
    'admin.participating_products.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.participating_imports.sample': { paramsTuple?: []; params?: {} }
    'admin.participating_imports.columns': { paramsTuple?: []; params?: {} }
    'admin.participating_imports.preview': { paramsTuple?: []; params?: {} }
    'admin.participating_imports.store': { paramsTuple?: []; params?: {} }
    'admin.code_scans.index': { paramsTuple?: []; params?: {} }
    'admin.code_scans.download': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.harvest_cases.index': { paramsTuple?: []; params?: {} }
    'admin.harvest_cases.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.disputes.index': { paramsTuple?: []; params?: {} }
    'admin.disputes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.disputes.photo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.disputes.file': { paramsTuple?: []; params?: {} }
    'admin.harvest_cases.file': { paramsTuple?: []; params?: {} }
    'admin.waiting_deeds.index': { paramsTuple?: []; params?: {} }
    'admin.ledger_entries.index': { paramsTuple?: []; params?: {} }
    'admin.hand_bookings.index': { paramsTuple?: []; params?: {} }
    'admin.hand_bookings.file': { paramsTuple?: []; params?: {} }
    'admin.members.scans': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.refused_scans': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.boosters.activate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.point_rules.store': { paramsTuple?: []; params?: {} }
    'admin.point_rules.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.point_rules.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.harvest_cases.settle': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.disputes.decline': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.hand_bookings.refuse': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.waiting_deeds.refuse': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.code_batch_states.activate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.code_batch_states.void': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.code_batch_states.restore': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.code_batches.void_ranges.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.code_batches.sheet': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.code_batches.list': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.ledger_entries.reversal': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.disputes.credit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.hand_bookings.agree': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.waiting_deeds.agree': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'dev.stickers': { paramsTuple?: []; params?: {} }
    'qr-code.shell': { paramsTuple: [ParamValue]; params: {'locale': ParamValue} }
    'point-collection': { paramsTuple?: []; params?: {} }
    'qr-code': { paramsTuple?: []; params?: {} }
    'qr-code.store': { paramsTuple?: []; params?: {} }
    'disputes.store': { paramsTuple?: []; params?: {} }
    'disputes.photo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.products.index': { paramsTuple?: []; params?: {} }
    'admin.products.file': { paramsTuple?: []; params?: {} }
    'admin.products.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.categories.index': { paramsTuple?: []; params?: {} }
    'admin.categories.file': { paramsTuple?: []; params?: {} }
    'admin.categories.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.stock_items.index': { paramsTuple?: []; params?: {} }
    'admin.stock_items.file': { paramsTuple?: []; params?: {} }
    'admin.stock_items.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.stock_movements.index': { paramsTuple?: []; params?: {} }
    'admin.products.store': { paramsTuple?: []; params?: {} }
    'admin.products.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.categories.store': { paramsTuple?: []; params?: {} }
    'admin.categories.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.categories.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.stock_items.movements': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.stock_items.limit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.orders.index': { paramsTuple?: []; params?: {} }
    'admin.orders.pick_list': { paramsTuple?: []; params?: {} }
    'admin.orders.file': { paramsTuple?: []; params?: {} }
    'admin.orders.delivery_notes': { paramsTuple?: []; params?: {} }
    'admin.orders.courier_list': { paramsTuple?: []; params?: {} }
    'admin.orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.substitutions.index': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'line': ParamValue} }
    'admin.orders.statuses': { paramsTuple?: []; params?: {} }
    'admin.orders.status': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.orders.notes.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.orders.parcels.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.orders.rest': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.parcels.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.parcels.delivery': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.orders.substitution': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'line': ParamValue} }
    'admin.imports.sample': { paramsTuple: [ParamValue]; params: {'kind': ParamValue} }
    'admin.imports.columns': { paramsTuple: [ParamValue]; params: {'kind': ParamValue} }
    'admin.imports.preview': { paramsTuple: [ParamValue]; params: {'kind': ParamValue} }
    'admin.imports.store': { paramsTuple: [ParamValue]; params: {'kind': ParamValue} }
    'product-categories': { paramsTuple?: []; params?: {} }
    'product.detail': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'products': { paramsTuple?: [ParamValue?,ParamValue?]; params?: {'category_slug'?: ParamValue,'page'?: ParamValue} }
    'checkout': { paramsTuple?: []; params?: {} }
    'checkout.store': { paramsTuple?: []; params?: {} }
    'product.add_to_cart': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'product.update': { paramsTuple: [ParamValue]; params: {'hash': ParamValue} }
    'orders': { paramsTuple?: []; params?: {} }
    'orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.address': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'wishlist.toggle': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'admin.promotion_rewards.index': { paramsTuple?: []; params?: {} }
    'admin.promotion_rewards.file': { paramsTuple?: []; params?: {} }
    'admin.promotion_rewards.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.promotion_rewards.count': { paramsTuple?: []; params?: {} }
    'admin.promotion_rewards.store': { paramsTuple?: []; params?: {} }
    'admin.promotion_rewards.revoke': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.promotions.index': { paramsTuple?: []; params?: {} }
    'admin.promotions.file': { paramsTuple?: []; params?: {} }
    'admin.promotions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.game_rehearsals.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.promotions.store': { paramsTuple?: []; params?: {} }
    'admin.promotions.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.promotions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.promotions.publish': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.product_absences.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.product_absences.end': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'absence': ParamValue} }
    'admin.draws.index': { paramsTuple?: []; params?: {} }
    'admin.draws.file': { paramsTuple?: []; params?: {} }
    'admin.draws.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.draws.minutes': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.draw_steps.announce': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.draw_steps.freeze': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.draw_steps.run': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.draw_steps.names': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.draw_exclusions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.draw_wishes.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'wish': ParamValue} }
    'admin.draw_places.contact': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'place': ParamValue} }
    'admin.draw_places.attempt': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'place': ParamValue} }
    'admin.draw_places.accept': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'place': ParamValue} }
    'admin.draw_places.hand_over': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'place': ParamValue} }
    'admin.draw_places.vacate': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'place': ParamValue} }
    'admin.draw_steps.void': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.draw_steps.again': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'promotion.reward.claim': { paramsTuple: [ParamValue]; params: {'promotionReward': ParamValue} }
    'promotion.reward.claim.store': { paramsTuple: [ParamValue]; params: {'promotionReward': ParamValue} }
    'birthday-promo': { paramsTuple?: []; params?: {} }
    'birthday-promo.rules': { paramsTuple?: []; params?: {} }
    'birthday-promo.preview': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'consent.birthday-promo.status': { paramsTuple?: []; params?: {} }
    'consent.birthday-promo.accept': { paramsTuple?: []; params?: {} }
    'consent.birthday-promo.dismiss': { paramsTuple?: []; params?: {} }
    'draw-file': { paramsTuple: [ParamValue,ParamValue]; params: {'campaign': ParamValue,'file': ParamValue} }
    'draw': { paramsTuple: [ParamValue,ParamValue]; params: {'campaign': ParamValue,'draw': ParamValue} }
    'admin.partner_tokens.index': { paramsTuple?: []; params?: {} }
    'admin.partner_tokens.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.partner_tokens.store': { paramsTuple?: []; params?: {} }
    'admin.partner_tokens.revoke': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partner.token': { paramsTuple?: []; params?: {} }
    'partner.users': { paramsTuple?: []; params?: {} }
    'partner.users.show': { paramsTuple: [ParamValue]; params: {'sf_id': ParamValue} }
    'partner.professions': { paramsTuple?: []; params?: {} }
    'partner.representatives': { paramsTuple?: []; params?: {} }
    'partner.users.store': { paramsTuple: [ParamValue]; params: {'sf_id': ParamValue} }
    'partner.user_batches.store': { paramsTuple?: []; params?: {} }
    'partner.openapi': { paramsTuple?: []; params?: {} }
    'partner.docs': { paramsTuple?: []; params?: {} }
    'webhooks.register': { paramsTuple?: []; params?: {} }
    'admin.mail_previews.mail_previews.index': { paramsTuple?: []; params?: {} }
    'admin.mail_previews.mail_previews.document': { paramsTuple: [ParamValue,ParamValue]; params: {'name': ParamValue,'locale': ParamValue} }
    'admin.campaigns.index': { paramsTuple?: []; params?: {} }
    'admin.campaigns.file': { paramsTuple?: []; params?: {} }
    'admin.campaigns.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.campaigns.store': { paramsTuple?: []; params?: {} }
    'admin.campaigns.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.campaigns.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.campaigns.test': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.campaigns.schedule': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.campaigns.pause': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.campaigns.resume': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.campaigns.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.campaigns.counts': { paramsTuple?: []; params?: {} }
    'admin.campaigns.sms': { paramsTuple?: []; params?: {} }
    'admin.members.suppressions': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.suppressions.lifting': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'notifications': { paramsTuple?: []; params?: {} }
    'notifications.choices': { paramsTuple?: []; params?: {} }
    'notifications.choices.store': { paramsTuple?: []; params?: {} }
    'notifications.list': { paramsTuple?: []; params?: {} }
    'notifications.mark-as-read': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'notifications.mark-all-as-read': { paramsTuple?: []; params?: {} }
    'notifications.push.subscribe': { paramsTuple?: []; params?: {} }
    'notifications.push.unsubscribe': { paramsTuple?: []; params?: {} }
    'campaigns.link': { paramsTuple: [ParamValue,ParamValue]; params: {'campaign': ParamValue,'link': ParamValue} }
    'notifications.end': { paramsTuple: [ParamValue,ParamValue]; params: {'secret': ParamValue,'topic': ParamValue} }
    'notifications.end.store': { paramsTuple: [ParamValue,ParamValue]; params: {'secret': ParamValue,'topic': ParamValue} }
    'notifications.end.webhook': { paramsTuple: [ParamValue,ParamValue]; params: {'secret': ParamValue,'topic': ParamValue} }
    'topic_endings.to_page': { paramsTuple: [ParamValue,ParamValue]; params: {'secret': ParamValue,'topic': ParamValue} }
    'webhooks.mail': { paramsTuple?: []; params?: {} }
    'admin.reports.index': { paramsTuple?: []; params?: {} }
    'admin.search_misses': { paramsTuple?: []; params?: {} }
    'admin.surveys': { paramsTuple?: []; params?: {} }
    'admin.surveys.list': { paramsTuple?: []; params?: {} }
    'admin.surveys.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.surveys.results': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.surveys.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.questionnaires': { paramsTuple?: []; params?: {} }
    'admin.questionnaires.file': { paramsTuple?: []; params?: {} }
    'admin.questionnaires.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.article-categories': { paramsTuple?: []; params?: {} }
    'admin.article-categories.file': { paramsTuple?: []; params?: {} }
    'admin.article-categories.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.content-records': { paramsTuple?: []; params?: {} }
    'admin.content-records.file': { paramsTuple?: []; params?: {} }
    'admin.content-records.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.content-versions': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.content-versions.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'number': ParamValue} }
    'admin.article-categories.store': { paramsTuple?: []; params?: {} }
    'admin.article-categories.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.article-categories.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.content.render': { paramsTuple?: []; params?: {} }
    'admin.content-records.store': { paramsTuple?: []; params?: {} }
    'admin.content-records.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.publications.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.publications.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.restorations.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'number': ParamValue} }
    'admin.content-records.place': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.archivings.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.content-previews.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.content-previews.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'preview': ParamValue} }
    'admin.surveys.store': { paramsTuple?: []; params?: {} }
    'admin.surveys.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.surveys.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.questionnaires.store': { paramsTuple?: []; params?: {} }
    'admin.questionnaires.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.questionnaires.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.counselling-questions': { paramsTuple?: []; params?: {} }
    'admin.counselling-questions.file': { paramsTuple?: []; params?: {} }
    'admin.counselling-questions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.counselling-questions.photo': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'photo': ParamValue} }
    'admin.counselling-questions.answers.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.counselling-questions.state.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.counselling-questions.hand-over.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'home': { paramsTuple?: []; params?: {} }
    'language.store': { paramsTuple?: []; params?: {} }
    'faq': { paramsTuple?: []; params?: {} }
    'survey': { paramsTuple: [ParamValue]; params: {'survey': ParamValue} }
    'survey.store': { paramsTuple: [ParamValue]; params: {'survey': ParamValue} }
    'questionnaire.submit': { paramsTuple: [ParamValue]; params: {'questionnaire': ParamValue} }
    'questionnaire.start': { paramsTuple: [ParamValue]; params: {'questionnaire': ParamValue} }
    'article-categories': { paramsTuple?: []; params?: {} }
    'articles': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'article': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'article-vote.store': { paramsTuple: [ParamValue]; params: {'article': ParamValue} }
    'counselling': { paramsTuple?: []; params?: {} }
    'counselling.store': { paramsTuple?: []; params?: {} }
    'counselling.photo': { paramsTuple: [ParamValue]; params: {'photo': ParamValue} }
    'counselling.photo.update': { paramsTuple: [ParamValue]; params: {'photo': ParamValue} }
    'counselling.photo.destroy': { paramsTuple: [ParamValue]; params: {'photo': ParamValue} }
    'counselling.question': { paramsTuple: [ParamValue]; params: {'question': ParamValue} }
    'counselling.question.store': { paramsTuple: [ParamValue]; params: {'question': ParamValue} }
    'preview': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'page': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'event_stream': { paramsTuple?: []; params?: {} }
    'subscribe': { paramsTuple?: []; params?: {} }
    'unsubscribe': { paramsTuple?: []; params?: {} }
  }
  GET: {
    'admin.first_steps': { paramsTuple?: []; params?: {} }
    'admin.waiting': { paramsTuple?: []; params?: {} }
    'admin.preview-frame': { paramsTuple?: []; params?: {} }
    'admin': { paramsTuple?: []; params?: {} }
    'admin.any': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'media.file': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'admin.media': { paramsTuple?: []; params?: {} }
    'admin.media.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.media.uses': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.audit_lines': { paramsTuple?: []; params?: {} }
    'admin.audit_lines.file': { paramsTuple?: []; params?: {} }
    'admin.audit_kinds': { paramsTuple?: []; params?: {} }
    'admin.audit_subjects': { paramsTuple?: []; params?: {} }
    'admin.settings': { paramsTuple?: []; params?: {} }
    'admin.settings.show': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'admin.page_vitals': { paramsTuple?: []; params?: {} }
    'admin.health': { paramsTuple?: []; params?: {} }
    'admin.messages': { paramsTuple?: []; params?: {} }
    'admin.messages.file': { paramsTuple?: []; params?: {} }
    'admin.messages.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.message_topics': { paramsTuple?: []; params?: {} }
    'admin.search': { paramsTuple?: []; params?: {} }
    'pages.offline': { paramsTuple: [ParamValue]; params: {'locale': ParamValue} }
    'pages.build': { paramsTuple: [ParamValue]; params: {'locale': ParamValue} }
    'dev.outbox': { paramsTuple?: []; params?: {} }
    'dev.ui': { paramsTuple?: []; params?: {} }
    'dev.ui.files': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'admin.professions.index': { paramsTuple?: []; params?: {} }
    'admin.professions.file': { paramsTuple?: []; params?: {} }
    'admin.professions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.representatives.index': { paramsTuple?: []; params?: {} }
    'admin.representatives.file': { paramsTuple?: []; params?: {} }
    'admin.representatives.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.community_words.index': { paramsTuple?: []; params?: {} }
    'admin.community_words.file': { paramsTuple?: []; params?: {} }
    'admin.community_words.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.postcodes.index': { paramsTuple?: []; params?: {} }
    'admin.postcodes.file': { paramsTuple?: []; params?: {} }
    'admin.postcodes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.second_factor.show': { paramsTuple?: []; params?: {} }
    'admin.invitations': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'admin.session.show': { paramsTuple?: []; params?: {} }
    'admin.password_confirmations.show': { paramsTuple?: []; params?: {} }
    'admin.members.index': { paramsTuple?: []; params?: {} }
    'admin.members.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.card': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.devices': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.screens': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.member_notes.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.consent_changes.on_day': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.consent_changes.index': { paramsTuple?: []; params?: {} }
    'admin.members.file': { paramsTuple?: []; params?: {} }
    'admin.staff.file': { paramsTuple?: []; params?: {} }
    'admin.birthday_exports.show': { paramsTuple: [ParamValue]; params: {'filename': ParamValue} }
    'admin.consent_changes.download': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.staff.index': { paramsTuple?: []; params?: {} }
    'admin.staff.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cross-site-token': { paramsTuple?: []; params?: {} }
    'login': { paramsTuple?: []; params?: {} }
    'login.sms': { paramsTuple?: []; params?: {} }
    'login.sms.code': { paramsTuple?: []; params?: {} }
    'password.request': { paramsTuple?: []; params?: {} }
    'password.reset': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'register': { paramsTuple?: []; params?: {} }
    'register.phone': { paramsTuple?: []; params?: {} }
    'register.profile': { paramsTuple?: []; params?: {} }
    'two-factor.login': { paramsTuple?: []; params?: {} }
    'register.validation': { paramsTuple: [ParamValue]; params: {'user': ParamValue} }
    'email.confirmation': { paramsTuple: [ParamValue]; params: {'user': ParamValue} }
    'newsletter.end': { paramsTuple: [ParamValue]; params: {'secret': ParamValue} }
    'register.consultants': { paramsTuple?: []; params?: {} }
    'profile': { paramsTuple?: []; params?: {} }
    'profile.my-data': { paramsTuple?: []; params?: {} }
    'profile.consent.file': { paramsTuple?: []; params?: {} }
    'password.confirm': { paramsTuple?: []; params?: {} }
    'password.confirmation': { paramsTuple?: []; params?: {} }
    'extra-points': { paramsTuple?: []; params?: {} }
    'extra-points.birthday': { paramsTuple?: []; params?: {} }
    'extra-points.nameday': { paramsTuple?: []; params?: {} }
    'extra-points.survey': { paramsTuple?: []; params?: {} }
    'extra-points.community': { paramsTuple?: []; params?: {} }
    'extra-points.success': { paramsTuple?: []; params?: {} }
    'two-factor.qr-code': { paramsTuple?: []; params?: {} }
    'two-factor.secret-key': { paramsTuple?: []; params?: {} }
    'two-factor.recovery-codes': { paramsTuple?: []; params?: {} }
    'export.birthday': { paramsTuple: [ParamValue]; params: {'filename': ParamValue} }
    'admin.code_batches.index': { paramsTuple?: []; params?: {} }
    'admin.code_batches.file': { paramsTuple?: []; params?: {} }
    'admin.code_batches.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.reconciliations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.participating_products.index': { paramsTuple?: []; params?: {} }
    'admin.participating_products.file': { paramsTuple?: []; params?: {} }
    'admin.participating_products.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.boosters.index': { paramsTuple?: []; params?: {} }
    'admin.boosters.file': { paramsTuple?: []; params?: {} }
    'admin.boosters.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.rehearsals.booster': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.point_rules.index': { paramsTuple?: []; params?: {} }
    'admin.point_rules.file': { paramsTuple?: []; params?: {} }
    'admin.point_rules.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.rehearsals.point_rule': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.participating_imports.sample': { paramsTuple?: []; params?: {} }
    'admin.code_scans.index': { paramsTuple?: []; params?: {} }
    'admin.code_scans.download': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.harvest_cases.index': { paramsTuple?: []; params?: {} }
    'admin.harvest_cases.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.disputes.index': { paramsTuple?: []; params?: {} }
    'admin.disputes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.disputes.photo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.disputes.file': { paramsTuple?: []; params?: {} }
    'admin.harvest_cases.file': { paramsTuple?: []; params?: {} }
    'admin.waiting_deeds.index': { paramsTuple?: []; params?: {} }
    'admin.ledger_entries.index': { paramsTuple?: []; params?: {} }
    'admin.hand_bookings.index': { paramsTuple?: []; params?: {} }
    'admin.hand_bookings.file': { paramsTuple?: []; params?: {} }
    'admin.members.scans': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.refused_scans': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.code_batches.sheet': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.code_batches.list': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'dev.stickers': { paramsTuple?: []; params?: {} }
    'qr-code.shell': { paramsTuple: [ParamValue]; params: {'locale': ParamValue} }
    'point-collection': { paramsTuple?: []; params?: {} }
    'qr-code': { paramsTuple?: []; params?: {} }
    'admin.products.index': { paramsTuple?: []; params?: {} }
    'admin.products.file': { paramsTuple?: []; params?: {} }
    'admin.products.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.categories.index': { paramsTuple?: []; params?: {} }
    'admin.categories.file': { paramsTuple?: []; params?: {} }
    'admin.categories.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.stock_items.index': { paramsTuple?: []; params?: {} }
    'admin.stock_items.file': { paramsTuple?: []; params?: {} }
    'admin.stock_items.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.stock_movements.index': { paramsTuple?: []; params?: {} }
    'admin.orders.index': { paramsTuple?: []; params?: {} }
    'admin.orders.pick_list': { paramsTuple?: []; params?: {} }
    'admin.orders.file': { paramsTuple?: []; params?: {} }
    'admin.orders.delivery_notes': { paramsTuple?: []; params?: {} }
    'admin.orders.courier_list': { paramsTuple?: []; params?: {} }
    'admin.orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.substitutions.index': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'line': ParamValue} }
    'admin.imports.sample': { paramsTuple: [ParamValue]; params: {'kind': ParamValue} }
    'product-categories': { paramsTuple?: []; params?: {} }
    'product.detail': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'products': { paramsTuple?: [ParamValue?,ParamValue?]; params?: {'category_slug'?: ParamValue,'page'?: ParamValue} }
    'checkout': { paramsTuple?: []; params?: {} }
    'orders': { paramsTuple?: []; params?: {} }
    'orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.promotion_rewards.index': { paramsTuple?: []; params?: {} }
    'admin.promotion_rewards.file': { paramsTuple?: []; params?: {} }
    'admin.promotion_rewards.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.promotions.index': { paramsTuple?: []; params?: {} }
    'admin.promotions.file': { paramsTuple?: []; params?: {} }
    'admin.promotions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.game_rehearsals.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.draws.index': { paramsTuple?: []; params?: {} }
    'admin.draws.file': { paramsTuple?: []; params?: {} }
    'admin.draws.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.draws.minutes': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'promotion.reward.claim': { paramsTuple: [ParamValue]; params: {'promotionReward': ParamValue} }
    'birthday-promo': { paramsTuple?: []; params?: {} }
    'birthday-promo.rules': { paramsTuple?: []; params?: {} }
    'birthday-promo.preview': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'consent.birthday-promo.status': { paramsTuple?: []; params?: {} }
    'draw-file': { paramsTuple: [ParamValue,ParamValue]; params: {'campaign': ParamValue,'file': ParamValue} }
    'draw': { paramsTuple: [ParamValue,ParamValue]; params: {'campaign': ParamValue,'draw': ParamValue} }
    'admin.partner_tokens.index': { paramsTuple?: []; params?: {} }
    'admin.partner_tokens.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partner.users': { paramsTuple?: []; params?: {} }
    'partner.users.show': { paramsTuple: [ParamValue]; params: {'sf_id': ParamValue} }
    'partner.professions': { paramsTuple?: []; params?: {} }
    'partner.representatives': { paramsTuple?: []; params?: {} }
    'partner.openapi': { paramsTuple?: []; params?: {} }
    'partner.docs': { paramsTuple?: []; params?: {} }
    'admin.mail_previews.mail_previews.index': { paramsTuple?: []; params?: {} }
    'admin.mail_previews.mail_previews.document': { paramsTuple: [ParamValue,ParamValue]; params: {'name': ParamValue,'locale': ParamValue} }
    'admin.campaigns.index': { paramsTuple?: []; params?: {} }
    'admin.campaigns.file': { paramsTuple?: []; params?: {} }
    'admin.campaigns.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.suppressions': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'notifications': { paramsTuple?: []; params?: {} }
    'notifications.choices': { paramsTuple?: []; params?: {} }
    'notifications.list': { paramsTuple?: []; params?: {} }
    'campaigns.link': { paramsTuple: [ParamValue,ParamValue]; params: {'campaign': ParamValue,'link': ParamValue} }
    'notifications.end': { paramsTuple: [ParamValue,ParamValue]; params: {'secret': ParamValue,'topic': ParamValue} }
    'topic_endings.to_page': { paramsTuple: [ParamValue,ParamValue]; params: {'secret': ParamValue,'topic': ParamValue} }
    'admin.reports.index': { paramsTuple?: []; params?: {} }
    'admin.search_misses': { paramsTuple?: []; params?: {} }
    'admin.surveys': { paramsTuple?: []; params?: {} }
    'admin.surveys.list': { paramsTuple?: []; params?: {} }
    'admin.surveys.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.surveys.results': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.surveys.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.questionnaires': { paramsTuple?: []; params?: {} }
    'admin.questionnaires.file': { paramsTuple?: []; params?: {} }
    'admin.questionnaires.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.article-categories': { paramsTuple?: []; params?: {} }
    'admin.article-categories.file': { paramsTuple?: []; params?: {} }
    'admin.article-categories.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.content-records': { paramsTuple?: []; params?: {} }
    'admin.content-records.file': { paramsTuple?: []; params?: {} }
    'admin.content-records.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.content-versions': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.content-versions.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'number': ParamValue} }
    'admin.counselling-questions': { paramsTuple?: []; params?: {} }
    'admin.counselling-questions.file': { paramsTuple?: []; params?: {} }
    'admin.counselling-questions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.counselling-questions.photo': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'photo': ParamValue} }
    'home': { paramsTuple?: []; params?: {} }
    'faq': { paramsTuple?: []; params?: {} }
    'survey': { paramsTuple: [ParamValue]; params: {'survey': ParamValue} }
    'article-categories': { paramsTuple?: []; params?: {} }
    'articles': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'article': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'counselling': { paramsTuple?: []; params?: {} }
    'counselling.photo': { paramsTuple: [ParamValue]; params: {'photo': ParamValue} }
    'counselling.question': { paramsTuple: [ParamValue]; params: {'question': ParamValue} }
    'preview': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'page': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'event_stream': { paramsTuple?: []; params?: {} }
  }
  HEAD: {
    'admin.first_steps': { paramsTuple?: []; params?: {} }
    'admin.waiting': { paramsTuple?: []; params?: {} }
    'admin.preview-frame': { paramsTuple?: []; params?: {} }
    'admin': { paramsTuple?: []; params?: {} }
    'admin.any': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'media.file': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'admin.media': { paramsTuple?: []; params?: {} }
    'admin.media.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.media.uses': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.audit_lines': { paramsTuple?: []; params?: {} }
    'admin.audit_lines.file': { paramsTuple?: []; params?: {} }
    'admin.audit_kinds': { paramsTuple?: []; params?: {} }
    'admin.audit_subjects': { paramsTuple?: []; params?: {} }
    'admin.settings': { paramsTuple?: []; params?: {} }
    'admin.settings.show': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'admin.page_vitals': { paramsTuple?: []; params?: {} }
    'admin.health': { paramsTuple?: []; params?: {} }
    'admin.messages': { paramsTuple?: []; params?: {} }
    'admin.messages.file': { paramsTuple?: []; params?: {} }
    'admin.messages.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.message_topics': { paramsTuple?: []; params?: {} }
    'admin.search': { paramsTuple?: []; params?: {} }
    'pages.offline': { paramsTuple: [ParamValue]; params: {'locale': ParamValue} }
    'pages.build': { paramsTuple: [ParamValue]; params: {'locale': ParamValue} }
    'dev.outbox': { paramsTuple?: []; params?: {} }
    'dev.ui': { paramsTuple?: []; params?: {} }
    'dev.ui.files': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'admin.professions.index': { paramsTuple?: []; params?: {} }
    'admin.professions.file': { paramsTuple?: []; params?: {} }
    'admin.professions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.representatives.index': { paramsTuple?: []; params?: {} }
    'admin.representatives.file': { paramsTuple?: []; params?: {} }
    'admin.representatives.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.community_words.index': { paramsTuple?: []; params?: {} }
    'admin.community_words.file': { paramsTuple?: []; params?: {} }
    'admin.community_words.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.postcodes.index': { paramsTuple?: []; params?: {} }
    'admin.postcodes.file': { paramsTuple?: []; params?: {} }
    'admin.postcodes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.second_factor.show': { paramsTuple?: []; params?: {} }
    'admin.invitations': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'admin.session.show': { paramsTuple?: []; params?: {} }
    'admin.password_confirmations.show': { paramsTuple?: []; params?: {} }
    'admin.members.index': { paramsTuple?: []; params?: {} }
    'admin.members.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.card': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.devices': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.screens': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.member_notes.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.consent_changes.on_day': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.consent_changes.index': { paramsTuple?: []; params?: {} }
    'admin.members.file': { paramsTuple?: []; params?: {} }
    'admin.staff.file': { paramsTuple?: []; params?: {} }
    'admin.birthday_exports.show': { paramsTuple: [ParamValue]; params: {'filename': ParamValue} }
    'admin.consent_changes.download': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.staff.index': { paramsTuple?: []; params?: {} }
    'admin.staff.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cross-site-token': { paramsTuple?: []; params?: {} }
    'login': { paramsTuple?: []; params?: {} }
    'login.sms': { paramsTuple?: []; params?: {} }
    'login.sms.code': { paramsTuple?: []; params?: {} }
    'password.request': { paramsTuple?: []; params?: {} }
    'password.reset': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'register': { paramsTuple?: []; params?: {} }
    'register.phone': { paramsTuple?: []; params?: {} }
    'register.profile': { paramsTuple?: []; params?: {} }
    'two-factor.login': { paramsTuple?: []; params?: {} }
    'register.validation': { paramsTuple: [ParamValue]; params: {'user': ParamValue} }
    'email.confirmation': { paramsTuple: [ParamValue]; params: {'user': ParamValue} }
    'newsletter.end': { paramsTuple: [ParamValue]; params: {'secret': ParamValue} }
    'register.consultants': { paramsTuple?: []; params?: {} }
    'profile': { paramsTuple?: []; params?: {} }
    'profile.my-data': { paramsTuple?: []; params?: {} }
    'profile.consent.file': { paramsTuple?: []; params?: {} }
    'password.confirm': { paramsTuple?: []; params?: {} }
    'password.confirmation': { paramsTuple?: []; params?: {} }
    'extra-points': { paramsTuple?: []; params?: {} }
    'extra-points.birthday': { paramsTuple?: []; params?: {} }
    'extra-points.nameday': { paramsTuple?: []; params?: {} }
    'extra-points.survey': { paramsTuple?: []; params?: {} }
    'extra-points.community': { paramsTuple?: []; params?: {} }
    'extra-points.success': { paramsTuple?: []; params?: {} }
    'two-factor.qr-code': { paramsTuple?: []; params?: {} }
    'two-factor.secret-key': { paramsTuple?: []; params?: {} }
    'two-factor.recovery-codes': { paramsTuple?: []; params?: {} }
    'export.birthday': { paramsTuple: [ParamValue]; params: {'filename': ParamValue} }
    'admin.code_batches.index': { paramsTuple?: []; params?: {} }
    'admin.code_batches.file': { paramsTuple?: []; params?: {} }
    'admin.code_batches.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.reconciliations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.participating_products.index': { paramsTuple?: []; params?: {} }
    'admin.participating_products.file': { paramsTuple?: []; params?: {} }
    'admin.participating_products.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.boosters.index': { paramsTuple?: []; params?: {} }
    'admin.boosters.file': { paramsTuple?: []; params?: {} }
    'admin.boosters.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.rehearsals.booster': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.point_rules.index': { paramsTuple?: []; params?: {} }
    'admin.point_rules.file': { paramsTuple?: []; params?: {} }
    'admin.point_rules.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.rehearsals.point_rule': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.participating_imports.sample': { paramsTuple?: []; params?: {} }
    'admin.code_scans.index': { paramsTuple?: []; params?: {} }
    'admin.code_scans.download': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.harvest_cases.index': { paramsTuple?: []; params?: {} }
    'admin.harvest_cases.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.disputes.index': { paramsTuple?: []; params?: {} }
    'admin.disputes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.disputes.photo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.disputes.file': { paramsTuple?: []; params?: {} }
    'admin.harvest_cases.file': { paramsTuple?: []; params?: {} }
    'admin.waiting_deeds.index': { paramsTuple?: []; params?: {} }
    'admin.ledger_entries.index': { paramsTuple?: []; params?: {} }
    'admin.hand_bookings.index': { paramsTuple?: []; params?: {} }
    'admin.hand_bookings.file': { paramsTuple?: []; params?: {} }
    'admin.members.scans': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.refused_scans': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.code_batches.sheet': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.code_batches.list': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'dev.stickers': { paramsTuple?: []; params?: {} }
    'qr-code.shell': { paramsTuple: [ParamValue]; params: {'locale': ParamValue} }
    'point-collection': { paramsTuple?: []; params?: {} }
    'qr-code': { paramsTuple?: []; params?: {} }
    'admin.products.index': { paramsTuple?: []; params?: {} }
    'admin.products.file': { paramsTuple?: []; params?: {} }
    'admin.products.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.categories.index': { paramsTuple?: []; params?: {} }
    'admin.categories.file': { paramsTuple?: []; params?: {} }
    'admin.categories.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.stock_items.index': { paramsTuple?: []; params?: {} }
    'admin.stock_items.file': { paramsTuple?: []; params?: {} }
    'admin.stock_items.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.stock_movements.index': { paramsTuple?: []; params?: {} }
    'admin.orders.index': { paramsTuple?: []; params?: {} }
    'admin.orders.pick_list': { paramsTuple?: []; params?: {} }
    'admin.orders.file': { paramsTuple?: []; params?: {} }
    'admin.orders.delivery_notes': { paramsTuple?: []; params?: {} }
    'admin.orders.courier_list': { paramsTuple?: []; params?: {} }
    'admin.orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.substitutions.index': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'line': ParamValue} }
    'admin.imports.sample': { paramsTuple: [ParamValue]; params: {'kind': ParamValue} }
    'product-categories': { paramsTuple?: []; params?: {} }
    'product.detail': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'products': { paramsTuple?: [ParamValue?,ParamValue?]; params?: {'category_slug'?: ParamValue,'page'?: ParamValue} }
    'checkout': { paramsTuple?: []; params?: {} }
    'orders': { paramsTuple?: []; params?: {} }
    'orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.promotion_rewards.index': { paramsTuple?: []; params?: {} }
    'admin.promotion_rewards.file': { paramsTuple?: []; params?: {} }
    'admin.promotion_rewards.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.promotions.index': { paramsTuple?: []; params?: {} }
    'admin.promotions.file': { paramsTuple?: []; params?: {} }
    'admin.promotions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.game_rehearsals.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.draws.index': { paramsTuple?: []; params?: {} }
    'admin.draws.file': { paramsTuple?: []; params?: {} }
    'admin.draws.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.draws.minutes': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'promotion.reward.claim': { paramsTuple: [ParamValue]; params: {'promotionReward': ParamValue} }
    'birthday-promo': { paramsTuple?: []; params?: {} }
    'birthday-promo.rules': { paramsTuple?: []; params?: {} }
    'birthday-promo.preview': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'consent.birthday-promo.status': { paramsTuple?: []; params?: {} }
    'draw-file': { paramsTuple: [ParamValue,ParamValue]; params: {'campaign': ParamValue,'file': ParamValue} }
    'draw': { paramsTuple: [ParamValue,ParamValue]; params: {'campaign': ParamValue,'draw': ParamValue} }
    'admin.partner_tokens.index': { paramsTuple?: []; params?: {} }
    'admin.partner_tokens.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partner.users': { paramsTuple?: []; params?: {} }
    'partner.users.show': { paramsTuple: [ParamValue]; params: {'sf_id': ParamValue} }
    'partner.professions': { paramsTuple?: []; params?: {} }
    'partner.representatives': { paramsTuple?: []; params?: {} }
    'partner.openapi': { paramsTuple?: []; params?: {} }
    'partner.docs': { paramsTuple?: []; params?: {} }
    'admin.mail_previews.mail_previews.index': { paramsTuple?: []; params?: {} }
    'admin.mail_previews.mail_previews.document': { paramsTuple: [ParamValue,ParamValue]; params: {'name': ParamValue,'locale': ParamValue} }
    'admin.campaigns.index': { paramsTuple?: []; params?: {} }
    'admin.campaigns.file': { paramsTuple?: []; params?: {} }
    'admin.campaigns.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.suppressions': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'notifications': { paramsTuple?: []; params?: {} }
    'notifications.choices': { paramsTuple?: []; params?: {} }
    'notifications.list': { paramsTuple?: []; params?: {} }
    'campaigns.link': { paramsTuple: [ParamValue,ParamValue]; params: {'campaign': ParamValue,'link': ParamValue} }
    'notifications.end': { paramsTuple: [ParamValue,ParamValue]; params: {'secret': ParamValue,'topic': ParamValue} }
    'topic_endings.to_page': { paramsTuple: [ParamValue,ParamValue]; params: {'secret': ParamValue,'topic': ParamValue} }
    'admin.reports.index': { paramsTuple?: []; params?: {} }
    'admin.search_misses': { paramsTuple?: []; params?: {} }
    'admin.surveys': { paramsTuple?: []; params?: {} }
    'admin.surveys.list': { paramsTuple?: []; params?: {} }
    'admin.surveys.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.surveys.results': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.surveys.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.questionnaires': { paramsTuple?: []; params?: {} }
    'admin.questionnaires.file': { paramsTuple?: []; params?: {} }
    'admin.questionnaires.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.article-categories': { paramsTuple?: []; params?: {} }
    'admin.article-categories.file': { paramsTuple?: []; params?: {} }
    'admin.article-categories.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.content-records': { paramsTuple?: []; params?: {} }
    'admin.content-records.file': { paramsTuple?: []; params?: {} }
    'admin.content-records.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.content-versions': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.content-versions.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'number': ParamValue} }
    'admin.counselling-questions': { paramsTuple?: []; params?: {} }
    'admin.counselling-questions.file': { paramsTuple?: []; params?: {} }
    'admin.counselling-questions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.counselling-questions.photo': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'photo': ParamValue} }
    'home': { paramsTuple?: []; params?: {} }
    'faq': { paramsTuple?: []; params?: {} }
    'survey': { paramsTuple: [ParamValue]; params: {'survey': ParamValue} }
    'article-categories': { paramsTuple?: []; params?: {} }
    'articles': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'article': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'counselling': { paramsTuple?: []; params?: {} }
    'counselling.photo': { paramsTuple: [ParamValue]; params: {'photo': ParamValue} }
    'counselling.question': { paramsTuple: [ParamValue]; params: {'question': ParamValue} }
    'preview': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'page': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'event_stream': { paramsTuple?: []; params?: {} }
  }
  PUT: {
    'admin.media.store': { paramsTuple?: []; params?: {} }
    'admin.media.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.media.contents': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.settings.update': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'admin.professions.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.representatives.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.community_words.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.postcodes.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.account': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.company': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.shipping': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.staff.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user-profile-information.update': { paramsTuple?: []; params?: {} }
    'user-password.update': { paramsTuple?: []; params?: {} }
    'admin.boosters.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.participating_products.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.participating_imports.columns': { paramsTuple?: []; params?: {} }
    'admin.participating_imports.preview': { paramsTuple?: []; params?: {} }
    'admin.participating_imports.store': { paramsTuple?: []; params?: {} }
    'admin.point_rules.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'disputes.photo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.products.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.categories.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.parcels.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.imports.columns': { paramsTuple: [ParamValue]; params: {'kind': ParamValue} }
    'admin.imports.preview': { paramsTuple: [ParamValue]; params: {'kind': ParamValue} }
    'admin.imports.store': { paramsTuple: [ParamValue]; params: {'kind': ParamValue} }
    'admin.promotions.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.campaigns.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.article-categories.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.content-records.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.surveys.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.questionnaires.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'counselling.photo.update': { paramsTuple: [ParamValue]; params: {'photo': ParamValue} }
  }
  POST: {
    'admin.media.archivings.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'visits.store': { paramsTuple?: []; params?: {} }
    'invoke': { paramsTuple?: []; params?: {} }
    'admin.professions.store': { paramsTuple?: []; params?: {} }
    'admin.representatives.store': { paramsTuple?: []; params?: {} }
    'admin.community_words.store': { paramsTuple?: []; params?: {} }
    'admin.postcodes.store': { paramsTuple?: []; params?: {} }
    'admin.session.store': { paramsTuple?: []; params?: {} }
    'admin.second_factor.store': { paramsTuple?: []; params?: {} }
    'admin.invitations.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'admin.password.confirm': { paramsTuple?: []; params?: {} }
    'admin.members.notes.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.adjustments': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.deletion': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.staff.store': { paramsTuple?: []; params?: {} }
    'admin.staff.invite': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.staff.disable': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.staff.enable': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.staff.second_factor_reset': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'login.store': { paramsTuple?: []; params?: {} }
    'login.sms.store': { paramsTuple?: []; params?: {} }
    'login.sms.code.store': { paramsTuple?: []; params?: {} }
    'password.email': { paramsTuple?: []; params?: {} }
    'password.update': { paramsTuple?: []; params?: {} }
    'register.store': { paramsTuple?: []; params?: {} }
    'register.phone.store': { paramsTuple?: []; params?: {} }
    'register.profile.lookup': { paramsTuple?: []; params?: {} }
    'register.profile.submit': { paramsTuple?: []; params?: {} }
    'two-factor.login.store': { paramsTuple?: []; params?: {} }
    'register.validation.store': { paramsTuple: [ParamValue]; params: {'user': ParamValue} }
    'email.confirmation.store': { paramsTuple: [ParamValue]; params: {'user': ParamValue} }
    'newsletter.end.store': { paramsTuple: [ParamValue]; params: {'secret': ParamValue} }
    'newsletter.webhook': { paramsTuple: [ParamValue]; params: {'secret': ParamValue} }
    'logout': { paramsTuple?: []; params?: {} }
    'profile.delete.store': { paramsTuple?: []; params?: {} }
    'user.delete.store': { paramsTuple?: []; params?: {} }
    'logins.destroy_others.store': { paramsTuple?: []; params?: {} }
    'logins.destroy.store': { paramsTuple: [ParamValue]; params: {'login': ParamValue} }
    'user-profile-information.update.store': { paramsTuple?: []; params?: {} }
    'user-password.update.store': { paramsTuple?: []; params?: {} }
    'profile.store': { paramsTuple?: []; params?: {} }
    'profile.company': { paramsTuple?: []; params?: {} }
    'profile.shipping': { paramsTuple?: []; params?: {} }
    'profile.consent': { paramsTuple?: []; params?: {} }
    'email.proof': { paramsTuple?: []; params?: {} }
    'password.confirm.store': { paramsTuple?: []; params?: {} }
    'extra-points.birthday.store': { paramsTuple?: []; params?: {} }
    'extra-points.nameday.store': { paramsTuple?: []; params?: {} }
    'extra-points.survey.store': { paramsTuple?: []; params?: {} }
    'extra-points.community.store': { paramsTuple?: []; params?: {} }
    'extra-points.postpone': { paramsTuple?: []; params?: {} }
    'two-factor.enable': { paramsTuple?: []; params?: {} }
    'two-factor.confirm': { paramsTuple?: []; params?: {} }
    'two-factor.recovery-codes.store': { paramsTuple?: []; params?: {} }
    'admin.code_batches.store': { paramsTuple?: []; params?: {} }
    'admin.boosters.store': { paramsTuple?: []; params?: {} }
    'admin.boosters.stop': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.participating_products.store': { paramsTuple?: []; params?: {} }
    'admin.boosters.activate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.point_rules.store': { paramsTuple?: []; params?: {} }
    'admin.harvest_cases.settle': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.disputes.decline': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.hand_bookings.refuse': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.waiting_deeds.refuse': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.code_batch_states.activate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.code_batch_states.void': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.code_batch_states.restore': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.code_batches.void_ranges.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.ledger_entries.reversal': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.disputes.credit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.hand_bookings.agree': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.waiting_deeds.agree': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'qr-code.store': { paramsTuple?: []; params?: {} }
    'disputes.store': { paramsTuple?: []; params?: {} }
    'admin.products.store': { paramsTuple?: []; params?: {} }
    'admin.categories.store': { paramsTuple?: []; params?: {} }
    'admin.stock_items.movements': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.stock_items.limit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.orders.statuses': { paramsTuple?: []; params?: {} }
    'admin.orders.status': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.orders.notes.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.orders.parcels.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.orders.rest': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.parcels.delivery': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.orders.substitution': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'line': ParamValue} }
    'checkout.store': { paramsTuple?: []; params?: {} }
    'product.add_to_cart': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'product.update': { paramsTuple: [ParamValue]; params: {'hash': ParamValue} }
    'orders.address': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'wishlist.toggle': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'admin.promotion_rewards.count': { paramsTuple?: []; params?: {} }
    'admin.promotion_rewards.store': { paramsTuple?: []; params?: {} }
    'admin.promotion_rewards.revoke': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.promotions.store': { paramsTuple?: []; params?: {} }
    'admin.promotions.publish': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.product_absences.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.product_absences.end': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'absence': ParamValue} }
    'admin.draw_steps.announce': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.draw_steps.freeze': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.draw_steps.run': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.draw_steps.names': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.draw_exclusions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.draw_places.contact': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'place': ParamValue} }
    'admin.draw_places.attempt': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'place': ParamValue} }
    'admin.draw_places.accept': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'place': ParamValue} }
    'admin.draw_places.hand_over': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'place': ParamValue} }
    'admin.draw_places.vacate': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'place': ParamValue} }
    'admin.draw_steps.void': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.draw_steps.again': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'promotion.reward.claim.store': { paramsTuple: [ParamValue]; params: {'promotionReward': ParamValue} }
    'consent.birthday-promo.accept': { paramsTuple?: []; params?: {} }
    'consent.birthday-promo.dismiss': { paramsTuple?: []; params?: {} }
    'admin.partner_tokens.store': { paramsTuple?: []; params?: {} }
    'admin.partner_tokens.revoke': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partner.token': { paramsTuple?: []; params?: {} }
    'partner.users.store': { paramsTuple: [ParamValue]; params: {'sf_id': ParamValue} }
    'partner.user_batches.store': { paramsTuple?: []; params?: {} }
    'webhooks.register': { paramsTuple?: []; params?: {} }
    'admin.campaigns.store': { paramsTuple?: []; params?: {} }
    'admin.campaigns.test': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.campaigns.schedule': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.campaigns.pause': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.campaigns.resume': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.campaigns.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.campaigns.counts': { paramsTuple?: []; params?: {} }
    'admin.campaigns.sms': { paramsTuple?: []; params?: {} }
    'admin.members.suppressions.lifting': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'notifications.choices.store': { paramsTuple?: []; params?: {} }
    'notifications.mark-as-read': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'notifications.mark-all-as-read': { paramsTuple?: []; params?: {} }
    'notifications.push.subscribe': { paramsTuple?: []; params?: {} }
    'notifications.end.store': { paramsTuple: [ParamValue,ParamValue]; params: {'secret': ParamValue,'topic': ParamValue} }
    'notifications.end.webhook': { paramsTuple: [ParamValue,ParamValue]; params: {'secret': ParamValue,'topic': ParamValue} }
    'webhooks.mail': { paramsTuple?: []; params?: {} }
    'admin.article-categories.store': { paramsTuple?: []; params?: {} }
    'admin.content.render': { paramsTuple?: []; params?: {} }
    'admin.content-records.store': { paramsTuple?: []; params?: {} }
    'admin.publications.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.restorations.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'number': ParamValue} }
    'admin.content-records.place': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.archivings.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.content-previews.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.surveys.store': { paramsTuple?: []; params?: {} }
    'admin.questionnaires.store': { paramsTuple?: []; params?: {} }
    'admin.counselling-questions.answers.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.counselling-questions.state.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.counselling-questions.hand-over.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'language.store': { paramsTuple?: []; params?: {} }
    'survey.store': { paramsTuple: [ParamValue]; params: {'survey': ParamValue} }
    'questionnaire.submit': { paramsTuple: [ParamValue]; params: {'questionnaire': ParamValue} }
    'questionnaire.start': { paramsTuple: [ParamValue]; params: {'questionnaire': ParamValue} }
    'article-vote.store': { paramsTuple: [ParamValue]; params: {'article': ParamValue} }
    'counselling.store': { paramsTuple?: []; params?: {} }
    'counselling.question.store': { paramsTuple: [ParamValue]; params: {'question': ParamValue} }
    'subscribe': { paramsTuple?: []; params?: {} }
    'unsubscribe': { paramsTuple?: []; params?: {} }
  }
  DELETE: {
    'admin.media.archivings.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.professions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.representatives.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.community_words.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.postcodes.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.session.destroy': { paramsTuple?: []; params?: {} }
    'admin.members.notes.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'note': ParamValue} }
    'profile.delete': { paramsTuple?: []; params?: {} }
    'user.delete': { paramsTuple?: []; params?: {} }
    'logins.destroy_others': { paramsTuple?: []; params?: {} }
    'logins.destroy': { paramsTuple: [ParamValue]; params: {'login': ParamValue} }
    'two-factor.disable': { paramsTuple?: []; params?: {} }
    'admin.boosters.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.point_rules.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.categories.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.promotions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.draw_wishes.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'wish': ParamValue} }
    'admin.campaigns.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'notifications.push.unsubscribe': { paramsTuple?: []; params?: {} }
    'admin.article-categories.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.publications.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.content-previews.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'preview': ParamValue} }
    'admin.surveys.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.questionnaires.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'counselling.photo.destroy': { paramsTuple: [ParamValue]; params: {'photo': ParamValue} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}