/** @jest-environment node */
import './monitor/alerts';
import './monitor/dashboard';
import './monitor/monitor';
import './monitor/vitals';
import './shipped/deploy';
import './shipped/proxies';
