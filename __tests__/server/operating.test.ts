/** @jest-environment node */
import './monitor/dashboard';
import './monitor/monitor';
import './shipped/deploy';
import './shipped/proxies';
