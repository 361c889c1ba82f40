/* eslint-disable prettier/prettier */
import type { AdonisEndpoint } from '@tuyau/core/types'
import type { Registry } from './schema.d.ts'
import type { ApiDefinition } from './tree.d.ts'

const placeholder: any = {}

const routes = {
  'admin': {
    methods: ["GET","HEAD"],
    pattern: '/admin',
    tokens: [{"old":"/admin","type":0,"val":"admin","end":""}],
    types: placeholder as Registry['admin']['types'],
  },
  'admin.any': {
    methods: ["GET","HEAD"],
    pattern: '/admin/*',
    tokens: [{"old":"/admin/*","type":0,"val":"admin","end":""},{"old":"/admin/*","type":2,"val":"*","end":""}],
    types: placeholder as Registry['admin.any']['types'],
  },
  'admin.media': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/media',
    tokens: [{"old":"/api/admin/media","type":0,"val":"api","end":""},{"old":"/api/admin/media","type":0,"val":"admin","end":""},{"old":"/api/admin/media","type":0,"val":"media","end":""}],
    types: placeholder as Registry['admin.media']['types'],
  },
  'admin.media.store': {
    methods: ["PUT"],
    pattern: '/api/admin/media',
    tokens: [{"old":"/api/admin/media","type":0,"val":"api","end":""},{"old":"/api/admin/media","type":0,"val":"admin","end":""},{"old":"/api/admin/media","type":0,"val":"media","end":""}],
    types: placeholder as Registry['admin.media.store']['types'],
  },
  'admin.media.update': {
    methods: ["PUT"],
    pattern: '/api/admin/media/:id',
    tokens: [{"old":"/api/admin/media/:id","type":0,"val":"api","end":""},{"old":"/api/admin/media/:id","type":0,"val":"admin","end":""},{"old":"/api/admin/media/:id","type":0,"val":"media","end":""},{"old":"/api/admin/media/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['admin.media.update']['types'],
  },
  'dev.outbox': {
    methods: ["GET","HEAD"],
    pattern: '/dev/outbox',
    tokens: [{"old":"/dev/outbox","type":0,"val":"dev","end":""},{"old":"/dev/outbox","type":0,"val":"outbox","end":""}],
    types: placeholder as Registry['dev.outbox']['types'],
  },
  'admin.session.store': {
    methods: ["POST"],
    pattern: '/api/admin/session',
    tokens: [{"old":"/api/admin/session","type":0,"val":"api","end":""},{"old":"/api/admin/session","type":0,"val":"admin","end":""},{"old":"/api/admin/session","type":0,"val":"session","end":""}],
    types: placeholder as Registry['admin.session.store']['types'],
  },
  'admin.session': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/session',
    tokens: [{"old":"/api/admin/session","type":0,"val":"api","end":""},{"old":"/api/admin/session","type":0,"val":"admin","end":""},{"old":"/api/admin/session","type":0,"val":"session","end":""}],
    types: placeholder as Registry['admin.session']['types'],
  },
  'admin.session.destroy': {
    methods: ["DELETE"],
    pattern: '/api/admin/session',
    tokens: [{"old":"/api/admin/session","type":0,"val":"api","end":""},{"old":"/api/admin/session","type":0,"val":"admin","end":""},{"old":"/api/admin/session","type":0,"val":"session","end":""}],
    types: placeholder as Registry['admin.session.destroy']['types'],
  },
  'admin.password.confirmation': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/confirmed-password-status',
    tokens: [{"old":"/api/admin/confirmed-password-status","type":0,"val":"api","end":""},{"old":"/api/admin/confirmed-password-status","type":0,"val":"admin","end":""},{"old":"/api/admin/confirmed-password-status","type":0,"val":"confirmed-password-status","end":""}],
    types: placeholder as Registry['admin.password.confirmation']['types'],
  },
  'admin.password.confirm': {
    methods: ["POST"],
    pattern: '/api/admin/confirm-password',
    tokens: [{"old":"/api/admin/confirm-password","type":0,"val":"api","end":""},{"old":"/api/admin/confirm-password","type":0,"val":"admin","end":""},{"old":"/api/admin/confirm-password","type":0,"val":"confirm-password","end":""}],
    types: placeholder as Registry['admin.password.confirm']['types'],
  },
  'admin.members': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/members',
    tokens: [{"old":"/api/admin/members","type":0,"val":"api","end":""},{"old":"/api/admin/members","type":0,"val":"admin","end":""},{"old":"/api/admin/members","type":0,"val":"members","end":""}],
    types: placeholder as Registry['admin.members']['types'],
  },
  'admin.members.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/members/:id',
    tokens: [{"old":"/api/admin/members/:id","type":0,"val":"api","end":""},{"old":"/api/admin/members/:id","type":0,"val":"admin","end":""},{"old":"/api/admin/members/:id","type":0,"val":"members","end":""},{"old":"/api/admin/members/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['admin.members.show']['types'],
  },
  'login': {
    methods: ["GET","HEAD"],
    pattern: '/belepes',
    tokens: [{"old":"/belepes","type":0,"val":"belepes","end":""}],
    types: placeholder as Registry['login']['types'],
  },
  'login.store': {
    methods: ["POST"],
    pattern: '/belepes',
    tokens: [{"old":"/belepes","type":0,"val":"belepes","end":""}],
    types: placeholder as Registry['login.store']['types'],
  },
  'password.request': {
    methods: ["GET","HEAD"],
    pattern: '/elfelejtett-jelszo',
    tokens: [{"old":"/elfelejtett-jelszo","type":0,"val":"elfelejtett-jelszo","end":""}],
    types: placeholder as Registry['password.request']['types'],
  },
  'password.email': {
    methods: ["POST"],
    pattern: '/elfelejtett-jelszo',
    tokens: [{"old":"/elfelejtett-jelszo","type":0,"val":"elfelejtett-jelszo","end":""}],
    types: placeholder as Registry['password.email']['types'],
  },
  'password.reset': {
    methods: ["GET","HEAD"],
    pattern: '/reset-password/:token',
    tokens: [{"old":"/reset-password/:token","type":0,"val":"reset-password","end":""},{"old":"/reset-password/:token","type":1,"val":"token","end":""}],
    types: placeholder as Registry['password.reset']['types'],
  },
  'password.update': {
    methods: ["POST"],
    pattern: '/reset-password',
    tokens: [{"old":"/reset-password","type":0,"val":"reset-password","end":""}],
    types: placeholder as Registry['password.update']['types'],
  },
  'register': {
    methods: ["GET","HEAD"],
    pattern: '/regisztracio',
    tokens: [{"old":"/regisztracio","type":0,"val":"regisztracio","end":""}],
    types: placeholder as Registry['register']['types'],
  },
  'register.store': {
    methods: ["POST"],
    pattern: '/regisztracio',
    tokens: [{"old":"/regisztracio","type":0,"val":"regisztracio","end":""}],
    types: placeholder as Registry['register.store']['types'],
  },
  'register.phone': {
    methods: ["GET","HEAD"],
    pattern: '/regisztracio/step/2',
    tokens: [{"old":"/regisztracio/step/2","type":0,"val":"regisztracio","end":""},{"old":"/regisztracio/step/2","type":0,"val":"step","end":""},{"old":"/regisztracio/step/2","type":0,"val":"2","end":""}],
    types: placeholder as Registry['register.phone']['types'],
  },
  'register.phone.store': {
    methods: ["POST"],
    pattern: '/regisztracio/step/2',
    tokens: [{"old":"/regisztracio/step/2","type":0,"val":"regisztracio","end":""},{"old":"/regisztracio/step/2","type":0,"val":"step","end":""},{"old":"/regisztracio/step/2","type":0,"val":"2","end":""}],
    types: placeholder as Registry['register.phone.store']['types'],
  },
  'register.profile': {
    methods: ["GET","HEAD"],
    pattern: '/regisztracio/step/3',
    tokens: [{"old":"/regisztracio/step/3","type":0,"val":"regisztracio","end":""},{"old":"/regisztracio/step/3","type":0,"val":"step","end":""},{"old":"/regisztracio/step/3","type":0,"val":"3","end":""}],
    types: placeholder as Registry['register.profile']['types'],
  },
  'register.profile.lookup': {
    methods: ["POST"],
    pattern: '/regisztracio/step/3',
    tokens: [{"old":"/regisztracio/step/3","type":0,"val":"regisztracio","end":""},{"old":"/regisztracio/step/3","type":0,"val":"step","end":""},{"old":"/regisztracio/step/3","type":0,"val":"3","end":""}],
    types: placeholder as Registry['register.profile.lookup']['types'],
  },
  'register.profile.submit': {
    methods: ["POST"],
    pattern: '/regisztracio/step/3/submit',
    tokens: [{"old":"/regisztracio/step/3/submit","type":0,"val":"regisztracio","end":""},{"old":"/regisztracio/step/3/submit","type":0,"val":"step","end":""},{"old":"/regisztracio/step/3/submit","type":0,"val":"3","end":""},{"old":"/regisztracio/step/3/submit","type":0,"val":"submit","end":""}],
    types: placeholder as Registry['register.profile.submit']['types'],
  },
  'register.validation': {
    methods: ["GET","HEAD"],
    pattern: '/regisztracio/validacio/:user',
    tokens: [{"old":"/regisztracio/validacio/:user","type":0,"val":"regisztracio","end":""},{"old":"/regisztracio/validacio/:user","type":0,"val":"validacio","end":""},{"old":"/regisztracio/validacio/:user","type":1,"val":"user","end":""}],
    types: placeholder as Registry['register.validation']['types'],
  },
  'register.validation.store': {
    methods: ["POST"],
    pattern: '/regisztracio/validacio/:user',
    tokens: [{"old":"/regisztracio/validacio/:user","type":0,"val":"regisztracio","end":""},{"old":"/regisztracio/validacio/:user","type":0,"val":"validacio","end":""},{"old":"/regisztracio/validacio/:user","type":1,"val":"user","end":""}],
    types: placeholder as Registry['register.validation.store']['types'],
  },
  'register.consultants': {
    methods: ["GET","HEAD"],
    pattern: '/regisztracio/consultants',
    tokens: [{"old":"/regisztracio/consultants","type":0,"val":"regisztracio","end":""},{"old":"/regisztracio/consultants","type":0,"val":"consultants","end":""}],
    types: placeholder as Registry['register.consultants']['types'],
  },
  'logout': {
    methods: ["POST"],
    pattern: '/logout',
    tokens: [{"old":"/logout","type":0,"val":"logout","end":""}],
    types: placeholder as Registry['logout']['types'],
  },
  'password.confirm': {
    methods: ["GET","HEAD"],
    pattern: '/user/confirm-password',
    tokens: [{"old":"/user/confirm-password","type":0,"val":"user","end":""},{"old":"/user/confirm-password","type":0,"val":"confirm-password","end":""}],
    types: placeholder as Registry['password.confirm']['types'],
  },
  'password.confirm.store': {
    methods: ["POST"],
    pattern: '/user/confirm-password',
    tokens: [{"old":"/user/confirm-password","type":0,"val":"user","end":""},{"old":"/user/confirm-password","type":0,"val":"confirm-password","end":""}],
    types: placeholder as Registry['password.confirm.store']['types'],
  },
  'password.confirmation': {
    methods: ["GET","HEAD"],
    pattern: '/user/confirmed-password-status',
    tokens: [{"old":"/user/confirmed-password-status","type":0,"val":"user","end":""},{"old":"/user/confirmed-password-status","type":0,"val":"confirmed-password-status","end":""}],
    types: placeholder as Registry['password.confirmation']['types'],
  },
  'profile.delete': {
    methods: ["DELETE"],
    pattern: '/profil/delete',
    tokens: [{"old":"/profil/delete","type":0,"val":"profil","end":""},{"old":"/profil/delete","type":0,"val":"delete","end":""}],
    types: placeholder as Registry['profile.delete']['types'],
  },
  'user.delete': {
    methods: ["DELETE"],
    pattern: '/user',
    tokens: [{"old":"/user","type":0,"val":"user","end":""}],
    types: placeholder as Registry['user.delete']['types'],
  },
  'profile': {
    methods: ["GET","HEAD"],
    pattern: '/profil',
    tokens: [{"old":"/profil","type":0,"val":"profil","end":""}],
    types: placeholder as Registry['profile']['types'],
  },
  'admin.code_batches': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/code_batches',
    tokens: [{"old":"/api/admin/code_batches","type":0,"val":"api","end":""},{"old":"/api/admin/code_batches","type":0,"val":"admin","end":""},{"old":"/api/admin/code_batches","type":0,"val":"code_batches","end":""}],
    types: placeholder as Registry['admin.code_batches']['types'],
  },
  'admin.code_batches.store': {
    methods: ["POST"],
    pattern: '/api/admin/code_batches',
    tokens: [{"old":"/api/admin/code_batches","type":0,"val":"api","end":""},{"old":"/api/admin/code_batches","type":0,"val":"admin","end":""},{"old":"/api/admin/code_batches","type":0,"val":"code_batches","end":""}],
    types: placeholder as Registry['admin.code_batches.store']['types'],
  },
  'admin.code_batches.activate': {
    methods: ["POST"],
    pattern: '/api/admin/code_batches/:id/activate',
    tokens: [{"old":"/api/admin/code_batches/:id/activate","type":0,"val":"api","end":""},{"old":"/api/admin/code_batches/:id/activate","type":0,"val":"admin","end":""},{"old":"/api/admin/code_batches/:id/activate","type":0,"val":"code_batches","end":""},{"old":"/api/admin/code_batches/:id/activate","type":1,"val":"id","end":""},{"old":"/api/admin/code_batches/:id/activate","type":0,"val":"activate","end":""}],
    types: placeholder as Registry['admin.code_batches.activate']['types'],
  },
  'admin.code_batches.sheet': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/code_batches/:id/sheet',
    tokens: [{"old":"/api/admin/code_batches/:id/sheet","type":0,"val":"api","end":""},{"old":"/api/admin/code_batches/:id/sheet","type":0,"val":"admin","end":""},{"old":"/api/admin/code_batches/:id/sheet","type":0,"val":"code_batches","end":""},{"old":"/api/admin/code_batches/:id/sheet","type":1,"val":"id","end":""},{"old":"/api/admin/code_batches/:id/sheet","type":0,"val":"sheet","end":""}],
    types: placeholder as Registry['admin.code_batches.sheet']['types'],
  },
  'admin.code_batches.void': {
    methods: ["POST"],
    pattern: '/api/admin/code_batches/:id/void',
    tokens: [{"old":"/api/admin/code_batches/:id/void","type":0,"val":"api","end":""},{"old":"/api/admin/code_batches/:id/void","type":0,"val":"admin","end":""},{"old":"/api/admin/code_batches/:id/void","type":0,"val":"code_batches","end":""},{"old":"/api/admin/code_batches/:id/void","type":1,"val":"id","end":""},{"old":"/api/admin/code_batches/:id/void","type":0,"val":"void","end":""}],
    types: placeholder as Registry['admin.code_batches.void']['types'],
  },
  'admin.participating_products': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/participating_products',
    tokens: [{"old":"/api/admin/participating_products","type":0,"val":"api","end":""},{"old":"/api/admin/participating_products","type":0,"val":"admin","end":""},{"old":"/api/admin/participating_products","type":0,"val":"participating_products","end":""}],
    types: placeholder as Registry['admin.participating_products']['types'],
  },
  'admin.ledger_entries': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/ledger_entries',
    tokens: [{"old":"/api/admin/ledger_entries","type":0,"val":"api","end":""},{"old":"/api/admin/ledger_entries","type":0,"val":"admin","end":""},{"old":"/api/admin/ledger_entries","type":0,"val":"ledger_entries","end":""}],
    types: placeholder as Registry['admin.ledger_entries']['types'],
  },
  'dev.stickers': {
    methods: ["GET","HEAD"],
    pattern: '/dev/stickers',
    tokens: [{"old":"/dev/stickers","type":0,"val":"dev","end":""},{"old":"/dev/stickers","type":0,"val":"stickers","end":""}],
    types: placeholder as Registry['dev.stickers']['types'],
  },
  'point-collection': {
    methods: ["GET","HEAD"],
    pattern: '/pontgyujtes',
    tokens: [{"old":"/pontgyujtes","type":0,"val":"pontgyujtes","end":""}],
    types: placeholder as Registry['point-collection']['types'],
  },
  'qr-code': {
    methods: ["GET","HEAD"],
    pattern: '/qr-code',
    tokens: [{"old":"/qr-code","type":0,"val":"qr-code","end":""}],
    types: placeholder as Registry['qr-code']['types'],
  },
  'qr-code.store': {
    methods: ["POST"],
    pattern: '/qr-code',
    tokens: [{"old":"/qr-code","type":0,"val":"qr-code","end":""}],
    types: placeholder as Registry['qr-code.store']['types'],
  },
  'admin.products': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/products',
    tokens: [{"old":"/api/admin/products","type":0,"val":"api","end":""},{"old":"/api/admin/products","type":0,"val":"admin","end":""},{"old":"/api/admin/products","type":0,"val":"products","end":""}],
    types: placeholder as Registry['admin.products']['types'],
  },
  'admin.products.store': {
    methods: ["POST"],
    pattern: '/api/admin/products',
    tokens: [{"old":"/api/admin/products","type":0,"val":"api","end":""},{"old":"/api/admin/products","type":0,"val":"admin","end":""},{"old":"/api/admin/products","type":0,"val":"products","end":""}],
    types: placeholder as Registry['admin.products.store']['types'],
  },
  'admin.products.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/products/:id',
    tokens: [{"old":"/api/admin/products/:id","type":0,"val":"api","end":""},{"old":"/api/admin/products/:id","type":0,"val":"admin","end":""},{"old":"/api/admin/products/:id","type":0,"val":"products","end":""},{"old":"/api/admin/products/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['admin.products.show']['types'],
  },
  'admin.products.update': {
    methods: ["PUT"],
    pattern: '/api/admin/products/:id',
    tokens: [{"old":"/api/admin/products/:id","type":0,"val":"api","end":""},{"old":"/api/admin/products/:id","type":0,"val":"admin","end":""},{"old":"/api/admin/products/:id","type":0,"val":"products","end":""},{"old":"/api/admin/products/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['admin.products.update']['types'],
  },
  'admin.categories': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/categories',
    tokens: [{"old":"/api/admin/categories","type":0,"val":"api","end":""},{"old":"/api/admin/categories","type":0,"val":"admin","end":""},{"old":"/api/admin/categories","type":0,"val":"categories","end":""}],
    types: placeholder as Registry['admin.categories']['types'],
  },
  'admin.orders': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/orders',
    tokens: [{"old":"/api/admin/orders","type":0,"val":"api","end":""},{"old":"/api/admin/orders","type":0,"val":"admin","end":""},{"old":"/api/admin/orders","type":0,"val":"orders","end":""}],
    types: placeholder as Registry['admin.orders']['types'],
  },
  'admin.orders.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/orders/:id',
    tokens: [{"old":"/api/admin/orders/:id","type":0,"val":"api","end":""},{"old":"/api/admin/orders/:id","type":0,"val":"admin","end":""},{"old":"/api/admin/orders/:id","type":0,"val":"orders","end":""},{"old":"/api/admin/orders/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['admin.orders.show']['types'],
  },
  'admin.orders.status': {
    methods: ["POST"],
    pattern: '/api/admin/orders/:id/status',
    tokens: [{"old":"/api/admin/orders/:id/status","type":0,"val":"api","end":""},{"old":"/api/admin/orders/:id/status","type":0,"val":"admin","end":""},{"old":"/api/admin/orders/:id/status","type":0,"val":"orders","end":""},{"old":"/api/admin/orders/:id/status","type":1,"val":"id","end":""},{"old":"/api/admin/orders/:id/status","type":0,"val":"status","end":""}],
    types: placeholder as Registry['admin.orders.status']['types'],
  },
  'product-categories': {
    methods: ["GET","HEAD"],
    pattern: '/ajandekok/kategoriak',
    tokens: [{"old":"/ajandekok/kategoriak","type":0,"val":"ajandekok","end":""},{"old":"/ajandekok/kategoriak","type":0,"val":"kategoriak","end":""}],
    types: placeholder as Registry['product-categories']['types'],
  },
  'product.detail': {
    methods: ["GET","HEAD"],
    pattern: '/ajandekok/details/:product',
    tokens: [{"old":"/ajandekok/details/:product","type":0,"val":"ajandekok","end":""},{"old":"/ajandekok/details/:product","type":0,"val":"details","end":""},{"old":"/ajandekok/details/:product","type":1,"val":"product","end":""}],
    types: placeholder as Registry['product.detail']['types'],
  },
  'products': {
    methods: ["GET","HEAD"],
    pattern: '/ajandekok/:category_slug?/:page?',
    tokens: [{"old":"/ajandekok/:category_slug?/:page?","type":0,"val":"ajandekok","end":""},{"old":"/ajandekok/:category_slug?/:page?","type":3,"val":"category_slug","end":""},{"old":"/ajandekok/:category_slug?/:page?","type":3,"val":"page","end":""}],
    types: placeholder as Registry['products']['types'],
  },
  'product.add_to_cart': {
    methods: ["POST"],
    pattern: '/ajandekok/add_to_cart/:product',
    tokens: [{"old":"/ajandekok/add_to_cart/:product","type":0,"val":"ajandekok","end":""},{"old":"/ajandekok/add_to_cart/:product","type":0,"val":"add_to_cart","end":""},{"old":"/ajandekok/add_to_cart/:product","type":1,"val":"product","end":""}],
    types: placeholder as Registry['product.add_to_cart']['types'],
  },
  'product.update': {
    methods: ["POST"],
    pattern: '/ajandekok/update/:hash',
    tokens: [{"old":"/ajandekok/update/:hash","type":0,"val":"ajandekok","end":""},{"old":"/ajandekok/update/:hash","type":0,"val":"update","end":""},{"old":"/ajandekok/update/:hash","type":1,"val":"hash","end":""}],
    types: placeholder as Registry['product.update']['types'],
  },
  'checkout': {
    methods: ["GET","HEAD"],
    pattern: '/bevaltas',
    tokens: [{"old":"/bevaltas","type":0,"val":"bevaltas","end":""}],
    types: placeholder as Registry['checkout']['types'],
  },
  'checkout.store': {
    methods: ["POST"],
    pattern: '/bevaltas',
    tokens: [{"old":"/bevaltas","type":0,"val":"bevaltas","end":""}],
    types: placeholder as Registry['checkout.store']['types'],
  },
  'admin.faq': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/faq',
    tokens: [{"old":"/api/admin/faq","type":0,"val":"api","end":""},{"old":"/api/admin/faq","type":0,"val":"admin","end":""},{"old":"/api/admin/faq","type":0,"val":"faq","end":""}],
    types: placeholder as Registry['admin.faq']['types'],
  },
  'admin.faq.store': {
    methods: ["POST"],
    pattern: '/api/admin/faq',
    tokens: [{"old":"/api/admin/faq","type":0,"val":"api","end":""},{"old":"/api/admin/faq","type":0,"val":"admin","end":""},{"old":"/api/admin/faq","type":0,"val":"faq","end":""}],
    types: placeholder as Registry['admin.faq.store']['types'],
  },
  'admin.faq.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/faq/:id',
    tokens: [{"old":"/api/admin/faq/:id","type":0,"val":"api","end":""},{"old":"/api/admin/faq/:id","type":0,"val":"admin","end":""},{"old":"/api/admin/faq/:id","type":0,"val":"faq","end":""},{"old":"/api/admin/faq/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['admin.faq.show']['types'],
  },
  'admin.faq.update': {
    methods: ["PUT"],
    pattern: '/api/admin/faq/:id',
    tokens: [{"old":"/api/admin/faq/:id","type":0,"val":"api","end":""},{"old":"/api/admin/faq/:id","type":0,"val":"admin","end":""},{"old":"/api/admin/faq/:id","type":0,"val":"faq","end":""},{"old":"/api/admin/faq/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['admin.faq.update']['types'],
  },
  'admin.faq.destroy': {
    methods: ["DELETE"],
    pattern: '/api/admin/faq/:id',
    tokens: [{"old":"/api/admin/faq/:id","type":0,"val":"api","end":""},{"old":"/api/admin/faq/:id","type":0,"val":"admin","end":""},{"old":"/api/admin/faq/:id","type":0,"val":"faq","end":""},{"old":"/api/admin/faq/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['admin.faq.destroy']['types'],
  },
  'admin.faq.place': {
    methods: ["POST"],
    pattern: '/api/admin/faq/:id/place',
    tokens: [{"old":"/api/admin/faq/:id/place","type":0,"val":"api","end":""},{"old":"/api/admin/faq/:id/place","type":0,"val":"admin","end":""},{"old":"/api/admin/faq/:id/place","type":0,"val":"faq","end":""},{"old":"/api/admin/faq/:id/place","type":1,"val":"id","end":""},{"old":"/api/admin/faq/:id/place","type":0,"val":"place","end":""}],
    types: placeholder as Registry['admin.faq.place']['types'],
  },
  'home': {
    methods: ["GET","HEAD"],
    pattern: '/',
    tokens: [{"old":"/","type":0,"val":"/","end":""}],
    types: placeholder as Registry['home']['types'],
  },
  'language-file': {
    methods: ["GET","HEAD"],
    pattern: '/lang/:file',
    tokens: [{"old":"/lang/:file","type":0,"val":"lang","end":""},{"old":"/lang/:file","type":1,"val":"file","end":""}],
    types: placeholder as Registry['language-file']['types'],
  },
  'language.store': {
    methods: ["POST"],
    pattern: '/nyelv',
    tokens: [{"old":"/nyelv","type":0,"val":"nyelv","end":""}],
    types: placeholder as Registry['language.store']['types'],
  },
  'faq': {
    methods: ["GET","HEAD"],
    pattern: '/gyik',
    tokens: [{"old":"/gyik","type":0,"val":"gyik","end":""}],
    types: placeholder as Registry['faq']['types'],
  },
  'birthday-promo': {
    methods: ["GET","HEAD"],
    pattern: '/szulinap',
    tokens: [{"old":"/szulinap","type":0,"val":"szulinap","end":""}],
    types: placeholder as Registry['birthday-promo']['types'],
  },
  'page': {
    methods: ["GET","HEAD"],
    pattern: '/:slug',
    tokens: [{"old":"/:slug","type":1,"val":"slug","end":""}],
    types: placeholder as Registry['page']['types'],
  },
  'event_stream': {
    methods: ["GET","HEAD"],
    pattern: '/__transmit/events',
    tokens: [{"old":"/__transmit/events","type":0,"val":"__transmit","end":""},{"old":"/__transmit/events","type":0,"val":"events","end":""}],
    types: placeholder as Registry['event_stream']['types'],
  },
  'subscribe': {
    methods: ["POST"],
    pattern: '/__transmit/subscribe',
    tokens: [{"old":"/__transmit/subscribe","type":0,"val":"__transmit","end":""},{"old":"/__transmit/subscribe","type":0,"val":"subscribe","end":""}],
    types: placeholder as Registry['subscribe']['types'],
  },
  'unsubscribe': {
    methods: ["POST"],
    pattern: '/__transmit/unsubscribe',
    tokens: [{"old":"/__transmit/unsubscribe","type":0,"val":"__transmit","end":""},{"old":"/__transmit/unsubscribe","type":0,"val":"unsubscribe","end":""}],
    types: placeholder as Registry['unsubscribe']['types'],
  },
} as const satisfies Record<string, AdonisEndpoint>

export { routes }

export const registry = {
  routes,
  $tree: {} as ApiDefinition,
}

declare module '@tuyau/core/types' {
  export interface UserRegistry {
    routes: typeof routes
    $tree: ApiDefinition
  }
}
