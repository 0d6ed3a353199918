/** @jest-environment node */
import './monitor/dashboard';
import './monitor/monitor';
