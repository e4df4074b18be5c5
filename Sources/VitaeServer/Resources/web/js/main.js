import { resume } from './auth.js';
import { complain, dismissOld, notice } from './parts/notice.js';
import { footer, header } from './parts/header.js';
import { finishWithProvider, isReturn } from './provider.js';
import { loaded, onRoute, otherwise, route, start } from './router.js';
import { accountScreen } from './screens/account.js';
import { batchScreen } from './screens/batch.js';
import { insightsScreen } from './screens/insights.js';
import { jobsScreen } from './screens/jobs.js';
import { notFoundScreen, privacyScreen } from './screens/pages.js';
import { searchScreen } from './screens/search.js';

route('/', searchScreen);
route('/results/:token/:list?', jobsScreen);
route('/insights/:token', insightsScreen);
route('/insights', loaded(() => import('./screens/latest.js'), 'latestScreen'));
route('/settings', loaded(() => import('./screens/settings.js'), 'settingsScreen'));
route('/batch', batchScreen);
route('/account', accountScreen);
route('/privacy', privacyScreen);
// What not everybody opens is loaded when it is opened.
route('/dashboard', loaded(() => import('./screens/dashboard.js'), 'dashboardScreen'));
route('/reset/:code?', loaded(() => import('./screens/letters.js'), 'resetScreen'));
route('/confirm/:code', loaded(() => import('./screens/letters.js'), 'confirmScreen'));
route('/alerts', loaded(() => import('./screens/alerts.js'), 'alertsScreen'));
route('/publications', loaded(() => import('./screens/publications.js'), 'publicationsScreen'));
otherwise(notFoundScreen);

const main = document.getElementById('main');
document.getElementById('skip').addEventListener('click', (event) => {
	// The fragment belongs to the router.
	event.preventDefault();
	main.focus();
});

// A file dropped beside the target must not replace the page.
for (const type of ['dragover', 'drop']) addEventListener(type, (event) => event.preventDefault());

resume();
onRoute(dismissOld);
header(document.getElementById('top'));
footer(document.getElementById('foot'));
await arrive();
await start(main);

/** An identity provider sends people back with a code, which must not stay in the history. */
async function arrive() {
	const { search, hash } = location;
	if (!isReturn({ search, hash })) return;
	history.replaceState(null, '', `${location.pathname}#/account`);
	try {
		if (await finishWithProvider(search)) history.replaceState(null, '', '#/dashboard');
		else notice('Signing in did not work. Try again, or use a password.', { bad: true });
	} catch (error) {
		complain(error);
	}
}
