// The rooms of this module bring their own routes.
import './rewards/routes.js'
import './games/routes.js'
import './draws/routes.js'
