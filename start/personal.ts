// Each module registers what it erases and hands out of a member by being imported here.
import '#auth/personal'
import '#points/personal'
import '#content/personal'
import '#catalogue/personal'
import '#promo/personal'
import '#notifications/personal'
import '#partners/personal'
import '#app/outbox/disclosure'
