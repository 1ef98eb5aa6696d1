import app from '@adonisjs/core/services/app'

/** Where the apps are built: `<root>/<app>/dist`. */
export default { root: app.makePath('..') }
