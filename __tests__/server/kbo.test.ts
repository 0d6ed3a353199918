/** @jest-environment node */
import './kbo/commands';
import './kbo/files';
import './kbo/importFrom';
import './kbo/importPictures';
import './kbo/restores';
