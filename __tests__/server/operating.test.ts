/** @jest-environment node */
import './monitor/dashboard';
import './monitor/monitor';
import './monitor/vitals';
import './shipped/deploy';
import './shipped/proxies';
