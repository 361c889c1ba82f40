// Each module brings its own routes; content comes last because it owns the catch-all.
import '#auth/routes'
import '#points/routes'
import '#catalogue/routes'
import '#notifications/routes'
import '#content/routes'
