/** @jest-environment node */
import './shipped/deploy';
import './shipped/proxies';
