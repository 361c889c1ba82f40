// Each module registers the handlers of its outbox topics by being imported here.
import '#auth/outbox'
import '#catalogue/outbox'
import '#notifications/outbox'
import '#partners/outbox'
